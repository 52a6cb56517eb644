// The commands that ask a lexicon, as a user runs them: the built command line on tiny lexica.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { leggio as runCommand } from '../testing/command.js';
import { tempFolder } from '../testing/temp-folder.js';
import { type TinyRow, tinyFiles } from '../testing/tiny-dictionary.js';

const FOLDER = tempFolder();
const TINY = join(FOLDER, 'tiny.gaddag');

const ROWS: readonly TinyRow[] = [
  ['mare', 'mare', 'sm', 's'],
  ['marea', 'marea', 'sf', 's'],
  ['amare', 'amare', 'v', 'inf'],
  ['amarlo', 'amare', 'v', 'inf', 'lo'],
  ['calamaretto', 'calamaretto', 'sm', 's'],
  ['qua', 'qua', 'avv', 's', '', 'dictionary-it: qua'],
];

function write(name: string, rows: readonly TinyRow[], edition?: string): void {
  const { gaddag, derivations } = tinyFiles(rows, edition);
  writeFileSync(join(FOLDER, `${name}.gaddag`), gaddag);
  writeFileSync(join(FOLDER, `${name}.derivations`), derivations);
}

beforeAll(() => {
  write('tiny', ROWS);
  writeFileSync(join(FOLDER, 'tiny.rejected.csv'), 'row,text,reason\n');
  write('old', [...ROWS.slice(1), ['torrei', 'torre', 'v', 'cond.pres.1s']], 'figs-2008');
  writeFileSync(join(FOLDER, 'plain.gaddag'), tinyFiles(ROWS).gaddag);
  writeFileSync(join(FOLDER, 'mixed.gaddag'), tinyFiles(ROWS).gaddag);
  writeFileSync(join(FOLDER, 'mixed.derivations'), tinyFiles(ROWS.slice(1)).derivations);
});

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function leggio(...args: readonly string[]): Promise<Ran> {
  const { code, stdout: out, stderr: err } = await runCommand(args);
  return { code, out, err };
}

test.each([
  [
    ['word', 'amarlo', 'mares', '--lexicon', TINY],
    'AMARLO  valid · amare (v.), infinitive + lo · «senso di amare» · art. 22 · lexicon-src/verbs-a.csv:2\n' +
      'MARES  not valid · unknown: no table has it\n       near: MARE MAREA AMARE\n',
  ],
  [['words', '--lexicon', TINY], 'AMARE\nAMARLO\nCALAMARETTO\nMARE\nMAREA\nQUA\n'],
  [['words', '--pattern', 'm*', '--length', '5', '--lexicon', TINY], 'MAREA\n'],
  [['words', '--kind', 'enclitic', '--lexicon', TINY], 'AMARLO\n'],
  [['words', '--kind', 'plain', '--pattern', 'A*', '--lexicon', TINY], 'AMARE\n'],
  [['words', '--length', '4', '--source', 'own', '--json', '--lexicon', TINY], '{"word":"MARE"}\n'],
  [['anagram', 'ERAM', '--lexicon', TINY], 'MARE\n'],
  [
    ['anagram', 'RAME?', '--lexicon', TINY, '--json'],
    '{"tiles":"RAME?","words":["AMaRE","MAREa"]}\n',
  ],
  [['hooks', 'mare', '--lexicon', TINY], 'MARE  front A  back A\n'],
  [
    ['hooks', 'mar', '--lexicon', TINY, '--json'],
    '{"word":"MAR","valid":false,"front":"","back":"E"}\n',
  ],
  [
    ['extend', 'mare', '--lexicon', TINY],
    'front: 1\n  AMARE\nback: 1\n  MAREA\nboth: 1\n  CALAMARETTO\n',
  ],
  [
    ['diff', join(FOLDER, 'old.gaddag'), TINY],
    '+ mare (s.m.) · art. 14 · verbs-a.csv:2 · 1: MARE\n' +
      '- torre (v.) · art. 15c · verbs-a.csv:2 · 1: TORREI\n' +
      'art. 14           +1  -0\nart. 15c          +0  -1\nown, verbs-a.csv  +1  -1\n' +
      'old tiny under figs-2008: 6 words\nnew tiny under figs: 6 words\ngained 1, lost 1\n',
  ],
  [
    ['diff', join(FOLDER, 'old.gaddag'), TINY, '--summary'],
    'art. 14           +1  -0\nart. 15c          +0  -1\nown, verbs-a.csv  +1  -1\n' +
      'old tiny under figs-2008: 6 words\nnew tiny under figs: 6 words\ngained 1, lost 1\n',
  ],
  [
    ['diff', join(FOLDER, 'old.gaddag'), TINY, '--summary', '--json'],
    '{"old":{"name":"tiny","edition":"figs-2008","words":6},"new":{"name":"tiny","edition":"figs","words":6},' +
      '"gainedCount":1,"lostCount":1,"summary":{"articles":[{"article":"14","gained":1,"lost":0},' +
      '{"article":"15c","gained":0,"lost":1}],"sources":[{"source":"own","from":"verbs-a.csv","gained":1,"lost":1}]}}\n',
  ],
  [
    ['diff', join(FOLDER, 'plain.gaddag'), TINY],
    'old tiny under figs: 6 words\nnew tiny under figs: 6 words\ngained 0, lost 0\n',
  ],
  [
    ['board-words', '15/15/15/15/15/15/15/5MARExx4/15/15/15/15/15/15/15', '--lexicon', TINY],
    '8F  MAREXX  not valid · unknown: no table has it\n            near: MARE MAREA\n1 words, 1 not valid\n',
  ],
] as const)('leggio %j', async (args, out) => {
  expect(await leggio(...args)).toEqual({ code: 0, out, err: '' });
});

test('leggio word --json prints one object per word', async () => {
  const { out } = await leggio('word', 'qua', 'curricula', '--json', '--lexicon', TINY);
  const [qua, curricula] = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(qua).toEqual({
    word: 'QUA',
    valid: true,
    derivations: [
      {
        lemma: 'qua',
        pos: 'avv.',
        gloss: 'senso di qua',
        cell: 'singular',
        form: 's',
        particles: [],
        source: 'own',
        row: 'dictionary-it: qua',
        articles: ['15d'],
      },
    ],
    reason: null,
    fact: null,
    article: '15d',
    row: null,
    near: [],
  });
  expect(curricula).toMatchObject({ word: 'CURRICULA', valid: false, article: '16', near: [] });
});

test.each([
  [
    ['word', 'mare', '--lexicon', join(FOLDER, 'plain.gaddag')],
    'plain.derivations: missing: "leggio compile" writes it',
  ],
  [
    ['words', '--kind', 'plain', '--lexicon', join(FOLDER, 'plain.gaddag')],
    'plain.derivations: missing',
  ],
  [
    ['word', 'mare', '--lexicon', join(FOLDER, 'mixed.gaddag')],
    'mixed.derivations: belongs to the lexicon ',
  ],
  [['diff', join(FOLDER, 'mixed.gaddag'), TINY], 'mixed.derivations: belongs to the lexicon '],
  [
    ['word', 'mare', '--lexicon', join(FOLDER, 'none.gaddag')],
    'none.gaddag: cannot be read: no such file',
  ],
  [['word', 'mares', '--lexicon', TINY, '--source', join(FOLDER, 'none')], 'no table '],
  [['words', '--pattern', '', '--lexicon', TINY], 'the pattern is empty'],
  [['words', '--pattern', 'Q1', '--lexicon', TINY], '"Q1": "1" is not one of letters, ? and *'],
  [['words', '--length', '16', '--lexicon', TINY], 'words have 2 to 15 letters, not 16'],
  [['words', '--source', 'zing', '--lexicon', TINY], 'no source "zing": the sources are own'],
  [['words', '--kind', 'odd', '--lexicon', TINY], 'Allowed choices are plain, enclitic'],
  [['anagram', 'A3', '--lexicon', TINY], '"A3": "3" is not one of letters and ?'],
  [['hooks', 'c-a', '--lexicon', TINY], 'word "c-a": "-" is not a letter'],
  [['extend', '#', '--lexicon', TINY], '"#" is not one of the letters of the alphabet'],
])('leggio %j fails with exit code 1 and a message', async (args, message) => {
  const { code, out, err } = await leggio(...args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(message);
});

test('plain listing does not need the derivations', async () => {
  const { code, out } = await leggio(
    'words',
    '--length',
    '3',
    '--lexicon',
    join(FOLDER, 'plain.gaddag'),
  );
  expect({ code, out }).toEqual({ code: 0, out: 'QUA\n' });
});

test.each(['word', 'words', 'anagram', 'hooks', 'extend', 'diff', 'board-words'])(
  'leggio %s --help has an example',
  async command => {
    const { out } = await leggio(command, '--help');
    expect(out).toMatch(new RegExp(`Examples?:\\n  leggio ${command} `));
  },
);
