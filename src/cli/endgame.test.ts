// `leggio endgame` as a user runs it, on the frozen list.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { interrupted, leggio } from '../testing/command.js';
import { tempFolder } from '../testing/temp-folder.js';

/** From a game of leggio against itself; the bag is empty. */
const BOARD =
  'EBE4PERE4/MI3GIOCA5/EGO2R1NONI4/2SAPUTI1ADI3/1FA1U5IO3/OUT1MA9/R1ES1N8Q/T2F1DOM5Su/I2O1A7PE/1B3VUOTAI2AL/1IO1FIN3HOT1l/BASSE1ES3COLA/1NI1Z2AD2ACE1/1C5ROM3VU/ZAR4OCA4H';
/** Another, with a jolly: it takes more than a moment. */
const LONG =
  'Q2BE2OSASTE2/u1VER1C1UHI1M2/A1O1A1ODI1N1U2/LORO2LA1NO4/I1R3UT1E5/1GAS1FIE1V5/3TRE2ZIA4/TOPO1ZIE2L4/2I7C4/2GOMME2SU4/DOLCI2B1UNA3/2I1OPLA1ROM3/1IN4S3I3/1FO2VETRO1C3/FA5A2PIENA';

const folder = tempFolder();
const lexicon = join(folder, 'frozen.gaddag');

beforeAll(async () => {
  const list = fileURLToPath(new URL('../testing/words.txt', import.meta.url));
  await leggio(['compile', '--words', list, '--out', lexicon]);
});

function endgame(...args: string[]): ReturnType<typeof leggio> {
  return leggio(['endgame', BOARD, '--lexicon', lexicon, ...args]);
}

test('value, every best move and a line to the end', async () => {
  const args = ['--rack', 'CELLMOR', '--opponent', 'ILOTV', '--spread', '-20'];
  const { code, stdout, stderr } = await endgame(...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.split('\n').slice(0, 9)).toEqual([
    'rack CELLMOR  ·  opponent ILOTV  ·  lexicon frozen  ·  rules figs',
    '',
    'value    +11, exact',
    'final    −20 + 11 = −9: lost',
    '',
    'best move',
    '  9D  OLA  5',
    '',
    'line',
  ]);
  expect(stdout).toMatch(/\n {3}6 {2}pass\n/);
  expect(stdout).toMatch(/\n\d+ positions in \d+\.\d\d s\n$/);
});

test('for machines; the other rack is what is unseen', async () => {
  const { code, stdout } = await endgame('--rack', 'CELLMOR', '--spread', '3', '--json');
  const { line, nodes, ms, ...rest } = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(rest).toEqual({
    rack: 'CELLMOR',
    opponent: 'ILOTV',
    lexicon: 'frozen',
    rules: 'figs',
    value: 11,
    exact: true,
    low: 11,
    high: 11,
    spread: 3,
    final: 14,
    best: [{ move: '9D OLA', value: 11 }],
  });
  expect(line.slice(0, 2)).toEqual(['9D OLA', 'J9 VA']);
  expect([nodes > 1000, ms > 0]).toEqual([true, true]);
});

test('when time is up, what is known so far', async () => {
  const args = ['endgame', LONG, '--rack', 'ACCDHMS', '--lexicon', lexicon, '--seconds', '0.05'];
  const { code, stdout } = await leggio([...args, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    exact: false,
    best: [{}],
    line: [expect.any(String)],
  });
  const { stdout: text } = await leggio(args);
  expect(text).toMatch(/value {4}about [+−]\d+, not exact: /);
});

test('Ctrl-C gives the best so far', async () => {
  const args = ['endgame', LONG, '--rack', 'ACCDHMS', '--lexicon', lexicon, '--json'];
  const { code, stdout } = await interrupted(args);
  expect(code).toBe(130);
  expect(JSON.parse(stdout)).toMatchObject({ exact: false, best: [{}] });
});

test.each([
  [['--rack', 'CELLMOR', '--opponent', 'ILO'], '2 tiles are left in the bag: an ending is solved'],
  [['--rack', 'CELLMO', '--opponent', 'ILOTV'], '1 tile is left in the bag'],
  [['--rack', 'CELL'], '1 tile is left in the bag: an ending is solved when it is empty'],
  [['--rack', 'CELLMOR', '--opponent', 'ILOTZ'], 'opponent "ILOTZ": the unseen tiles are "ILOTV"'],
  [
    ['--rack', 'CELLMOR', '--opponent', 'ILOTVV'],
    'opponent "ILOTVV": the unseen tiles are "ILOTV"',
  ],
  [['--rack', 'CELLMOR', '--opponent', 'IL3'], '"3" is not A-Z or ?'],
  [['--rack', 'CELLMOR', '--seconds', 'soon'], '"soon" is not a number'],
  [['--rack', 'CELLMOR', '--seconds', '0x10'], '"0x10" is not a number'],
  [['--rack', 'CELLMOR', '--seconds', '0'], 'seconds 0: wanted a number above 0'],
  [['--rack', 'CELLMOR', '--seconds', '-3'], 'seconds -3: wanted a number above 0'],
  [['--rack', 'CELLMOR', '--memory', '1'], 'memory 1: wanted a whole number of megabytes from 16'],
  [['--rack', 'CELLMOR', '--spread', '1.5'], '"1.5" is not a lead in whole points'],
])('endgame %j is refused', async (args, message) => {
  const { code, stdout, stderr } = await endgame(...args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});
