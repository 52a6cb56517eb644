// `leggio judge` as a user runs it, on tiny lexica: one with derivations, one from a plain list.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { leggio } from '../testing/command.js';
import { tempFolder } from '../testing/temp-folder.js';
import { type TinyRow, tinyFiles } from '../testing/tiny-dictionary.js';

const EMPTY = Array<string>(15).fill('15').join('/');
const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const ROWS: readonly TinyRow[] = [
  ['micio', 'micio', 'sm', 's'],
  ['armonia', 'armonia', 'sf', 's'],
  ['re', 're', 'sm', 's'],
];

const folder = tempFolder();

beforeAll(async () => {
  const { gaddag, derivations } = tinyFiles(ROWS);
  await writeFile(join(folder, 'tiny.gaddag'), gaddag);
  await writeFile(join(folder, 'tiny.derivations'), derivations);
  await writeFile(join(folder, 'plain.gaddag'), gaddag);
});

function judge(position: string, play: string, ...args: string[]): ReturnType<typeof leggio> {
  const lexicon = args.includes('--lexicon') ? [] : ['--lexicon', join(folder, 'tiny.gaddag')];
  return leggio(['judge', position, '--play', play, ...args, ...lexicon]);
}

async function lines(position: string, play: string, ...args: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await judge(position, play, ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.trimEnd().split('\n');
}

test('a legal play: words, score and both penalties, each with its article', async () => {
  const args = ['--rack', 'AEIMCOI', '--notation', 'figs'];
  expect(await lines(EMPTY, 'F8 orizz. MICIO', ...args)).toEqual([
    'F8 orizz. MICIO  ·  rack ACEIIMO  ·  lexicon tiny  ·  rules figs',
    '',
    'legal',
    '',
    'words',
    '  MICIO            F8 orizz.   valid',
    '',
    'score',
    '  art. 9: MICIO at F8 orizz.: M3 + I1 + C2 + I1 + O1 = 8',
    '  art. 9: MICIO: 8 × 2 (H8) = 16',
    '  art. 9: score of the play: 16',
    '',
    'if contested',
    '  not valid: art. 30: 20 % of 16 = 3.2 → 3: −3 for the player',
    '  valid:     art. 30: 10 % of 16 = 1.6 → 2: −2 for the challenger',
  ]);
});

test.each([
  ['figs', 'I3 vert. ARMON.A'],
  ['figs', 'ARMONIA in I3 vert.'],
  ['gcg', 'I3 ARMONIA'],
  ['french', '9C ARMON.A'],
])('the same play in the notation %s: %s', async (notation, play) => {
  const { stdout } = await judge(MICIO, play, '--notation', notation, '--rack', 'ARMONA', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    play: { at: 'I3', notation },
    legal: true,
    reasons: [],
    sheet: { total: 17 },
    ifContested: { withdrawn: { points: -3 }, lost: { points: -2 } },
    challenge: null,
  });
});

test('every reason against a play at once, with the article and the reason of `leggio word`', async () => {
  const text = await lines(MICIO, '1A XYZZY', '--notation', 'gcg', '--rack', 'Z');
  expect(text.slice(2, 7)).toEqual([
    'not legal',
    '  art. 3: 1 × X short on the rack Z',
    '  art. 3: 2 × Y short on the rack Z',
    '  art. 3: 1 × Z short on the rack Z',
    '  art. 3: the play touches no tile on the board',
  ]);
  expect(text[7]).toBe(
    '  art. 4: XYZZY at 1A is not in the lexicon "tiny": unknown: no table has it',
  );
});

test('a lexicon from a plain list gives no reason, and says so by giving none', async () => {
  const args = ['--notation', 'gcg', '--lexicon', join(folder, 'plain.gaddag')];
  expect(await lines(MICIO, '9I RE', ...args)).toContain(
    '  art. 4: OE at J8 is not in the lexicon "tiny"',
  );
});

test('only the contested words are judged, and the rack that is not given is not checked', async () => {
  const text = await lines(MICIO, '9I RE', '--notation', 'gcg', '--challenge', 're');
  expect(text[0]).toContain('rack not given, so not checked');
  expect(text.slice(text.indexOf('challenge'))).toEqual([
    'challenge',
    '  art. 29: RE is valid',
    '  art. 29: not contested, so not judged: IR, OE',
    '  art. 30: the play stands, the challenge is lost',
    '  art. 30: 10 % of 12 = 1.2 → 1: −1 for the challenger',
  ]);
});

test('a contested play whose tiles cannot lie there is not judged', async () => {
  const text = await lines(MICIO, '8F GATTO', '--notation', 'gcg', '--challenge', 'GATTO');
  expect(text.slice(-2)).toEqual(['challenge', '  not judged: the tiles cannot lie there']);
});

test('tiles one by one, not in a line', async () => {
  const text = await lines(MICIO, 'A1=S B3=I', '--notation', 'figs');
  expect(text).toContain('  art. 5: the tiles on A1 B3 do not lie in one row or column');
});

test('another edition, read another way', async () => {
  const args = ['--notation', 'gcg', '--rules', 'tevere-2007', '--reading', 'face-value=inside'];
  const { code, stdout, stderr } = await judge(MICIO, '9I RE', ...args);
  expect(code).toBe(0);
  expect(stderr).toContain('was compiled under "figs", the rules are "tevere-2007"');
  expect(stdout).toContain('point 7: 10 % of (12 + 3 face value) = 1.5 → 2 (half to even)');
});

test.each([
  [['--notation', 'figs'], '9I RE', 'play "9I RE" in the notation figs: wanted'],
  [[], '9I RE', "required option '--notation <notation>' not specified"],
  [['--notation', 'chess'], '9I RE', 'Allowed choices are figs, gcg, french'],
  [['--notation', 'gcg', '--rules', 'nope'], '9I RE', 'no edition "nope": there are figs'],
  [
    ['--notation', 'gcg', '--rules', 'english'],
    '9I RE',
    'lexicon "tiny" is italian, rules "english" are english',
  ],
  [['--notation', 'gcg', '--reading', 'face-value'], '9I RE', '"face-value" is not id=choice'],
  [
    ['--notation', 'gcg', '--reading', 'face-value=inside'],
    '9I RE',
    'has no open reading "face-value"',
  ],
  [
    ['--notation', 'gcg', '--challenge', 'GATTO'],
    '9I RE',
    'GATTO is not contested here, the play makes RE, IR, OE',
  ],
])('judge %j --play "%s" is refused', async (args, play, message) => {
  const { code, stdout, stderr } = await judge(MICIO, play, ...args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(message);
});
