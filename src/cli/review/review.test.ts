// `leggio review` and `leggio review apply` as a user runs them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { leggio } from '../../testing/command.js';
import { ownFolder } from '../../testing/own-folder.js';
import { tempFolder } from '../../testing/temp-folder.js';
import { TABLES, type TinyRow, tinyFiles } from '../../testing/tiny-dictionary.js';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

const ROWS: readonly TinyRow[] = [
  ['casa', 'casa', 'sf', 's', '', 'nouns-c.csv:3'],
  ['portarne', 'portare', 'v', 'inf', 'ne', 'italian-verbs-dict: portare'],
  ['porto', 'portare', 'v', 'ind.pres.1s', '', 'verbs-p.csv:9'],
];

const HEADER = 'kind,word,lemma,pos,reason,source,row,right,wrong,doubt,scope,note,reviewer\n';

beforeAll(() => {
  const { gaddag, derivations } = tinyFiles(ROWS);
  writeFileSync(at('tiny.gaddag'), gaddag);
  writeFileSync(at('tiny.derivations'), derivations);
  writeFileSync(at('plain.gaddag'), gaddag);
  writeFileSync(at('list.txt'), '# mine\ncasa;dimora\nzzyzx;mai\n');
});

const review = (...args: readonly string[]) =>
  leggio(['review', ...args, '--lexicon', at('tiny.gaddag')]);

describe('leggio review', () => {
  test('prints the table of a kind, its boxes empty', async () => {
    expect(await review('--kind', 'enclitics')).toEqual({
      code: 0,
      stderr: '',
      stdout: `${HEADER}enclitics,PORTARNE,portare,v.,infinito + ne · «senso di portare» · art. 22,own,italian-verbs-dict: portare,,,,,,\n`,
    });
  });

  test('writes page and table, in Italian unless asked for English', async () => {
    const files = ['--html', at('page.html'), '--csv', at('table.csv')];
    const { stdout } = await review('--kind', 'own-verbs', '--lang', 'en', ...files);
    expect(stdout).toBe(
      `1 words of 1 (own-verbs), written to ${at('page.html')}, ${at('table.csv')}\n`,
    );
    expect(readFileSync(at('table.csv'), 'utf8')).toContain('present indicative, 1st singular');
    expect(readFileSync(at('page.html'), 'utf8')).toContain('<html lang="en">');
    await review('--kind', 'own-verbs', '--html', at('page.html'));
    expect(readFileSync(at('page.html'), 'utf8')).toMatch(/<html lang="it">[\s\S]*Revisione/);
  });

  test('takes all words of a list, in the lexicon or not', async () => {
    const { stdout } = await review('--words', at('list.txt'), '--json');
    const { items, ...facts } = JSON.parse(stdout);
    expect(facts).toEqual({ kind: 'words', seed: '1', of: 2, lexicon: 'tiny, figs' });
    expect(items.map(({ word, lemma }: Record<string, string>) => [word, lemma])).toEqual([
      ['CASA', 'casa'],
      ['ZZYZX', ''],
    ]);
  });

  test('draws no more than asked for, by the seed', async () => {
    const words = async (seed: string): Promise<string> =>
      (await review('--kind', 'short-words', '--sample', '1', '--seed', seed)).stdout;
    const drawn = await Promise.all(['1', '2', '3', '4', '5', '6', '7', '8'].map(words));
    expect(new Set(drawn).size).toBe(2);
    expect(await words('3')).toBe(drawn[2]);
    expect(drawn.every(text => text.split('\n').length === 3)).toBe(true);
  });

  test.each([
    [[], 'error: say which words: --kind verb-forms|'],
    [['--words', 'LIST', '--seed', '3'], 'error: --seed draws nothing'],
    [['--words', 'LIST', '--kind', 'enclitics'], "error: option '--words <file>' cannot be used"],
    [['--kind', 'adverbs'], "error: option '--kind <kind>' argument 'adverbs' is invalid"],
  ])('%j is refused', async (args, message) => {
    const { code, stdout, stderr } = await review(
      ...args.map(arg => (arg === 'LIST' ? at('list.txt') : arg)),
    );
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
  });

  test('a plain list of words has no reasons to show', async () => {
    const args = ['review', '--kind', 'enclitics', '--lexicon', at('plain.gaddag')];
    expect((await leggio(args)).stderr).toMatch(/^error: .*plain\.derivations: missing/);
  });
});

describe('leggio review apply', () => {
  const answers = (...lines: readonly string[]): string => {
    writeFileSync(at('answers.csv'), `${HEADER}${lines.join('\n')}\n`);
    return at('answers.csv');
  };

  test('changes the tables it is told of, and says what and how good the words are', async () => {
    const source = await ownFolder();
    const ours = readFileSync(join(TABLES, 'exclusions.csv'), 'utf8');
    const path = answers(
      'own-verbs,PORTERETE,portare,v.,,own,r,,x,,,,Anna Rossi',
      'own-verbs,PORTIAMO,portare,v.,,own,r,x,,,,,Anna Rossi',
      'own-verbs,PORTATO,portare,v.,,own,r,,,x,,,Anna Rossi',
      'own-verbs,PORTATI,portare,v.,,own,r,,,,,,',
    );
    expect(await leggio(['review', 'apply', path, '--source', source])).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        '+ exclusions.csv:2: porterete,form,14,Anna Rossi: not a word (answers.csv:2)',
        'by hand: answers.csv:4: no table takes a doubt about the form "PORTATO"',
        'own-verbs: 1 right, 1 wrong, 1 in doubt: 33.3 % right (6.1–79.2), without the doubts 50.0 % (9.5–90.5)',
        '1 words without an answer',
        `1 rows changed in ${source}: compile again`,
        '',
      ].join('\n'),
    });
    expect(readFileSync(join(source, 'exclusions.csv'), 'utf8')).toContain('porterete,form');
    expect(readFileSync(join(TABLES, 'exclusions.csv'), 'utf8')).toBe(ours);
    const again = await leggio(['review', 'apply', path, '--source', source, '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({
      changes: [],
      same: [{ at: 'answers.csv:2', reason: '"porterete" is struck already' }],
      shares: [{ kind: 'own-verbs', share: { value: 1 / 3 } }],
    });
  });

  test('a row that stands is not changed in silence', async () => {
    const source = await ownFolder();
    const path = answers('own-nouns,CASA,casa,s.f.,,own,r,,x,,,,Anna Rossi');
    const refused = await leggio(['review', 'apply', path, '--source', source]);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/nouns-own\.csv:2: casa,.*would be taken out \(--replace/);
    const { stdout } = await leggio(['review', 'apply', path, '--source', source, '--replace']);
    expect(stdout).toMatch(/^- nouns-own\.csv:2: casa,sf,/);
  });

  test('contradictions are all told, and nothing is done', async () => {
    const source = await ownFolder();
    const path = answers(
      'own-verbs,PORTERETE,portare,v.,,own,r,,x,,,,Anna',
      'own-verbs,PORTERETE,portare,v.,,own,r,x,,,,,Bruno',
      'own-verbs,PORTIAMO,portare,v.,,own,r,x,x,,,,Bruno',
    );
    const { code, stderr } = await leggio(['review', 'apply', path, '--source', source]);
    expect(code).toBe(1);
    expect(stderr).toBe(
      'error: answers.csv:4: "PORTIAMO" is marked right and wrong: one of them\n' +
        'answers.csv:3: "PORTERETE" is right, in answers.csv:2 wrong (form)\n',
    );
  });
});
