// `leggio preendgame` as a user runs it, on the frozen list.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { lexiconFile } from '../gaddag/lexicon.js';
import { leggio } from '../testing/command.js';
import { LEXICON } from '../testing/lexicon.js';
import { tempFolder } from '../testing/temp-folder.js';

/** The board of `endgame.test.ts`, one tile (L) of whose opponent lies in the bag. */
const BOARD =
  'EBE4PERE4/MI3GIOCA5/EGO2R1NONI4/2SAPUTI1ADI3/1FA1U5IO3/OUT1MA9/R1ES1N8Q/T2F1DOM5Su/I2O1A7PE/1B3VUOTAI2AL/1IO1FIN3HOT1l/BASSE1ES3COLA/1NI1Z2AD2ACE1/1C5ROM3VU/ZAR4OCA4H';

const folder = tempFolder();
const lexicon = join(folder, 'frozen.gaddag');

beforeAll(() => writeFileSync(lexicon, lexiconFile(LEXICON)));

const preendgame = (...args: string[]): ReturnType<typeof leggio> =>
  leggio(['preendgame', BOARD, '--lexicon', lexicon, ...args]);

test('moves with games won, points and how many endings are solved', async () => {
  const { code, stdout } = await preendgame('--rack', 'CELM', '--plays', '3', '--spread', '-5');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^rack CELM {2}· {2}unseen ILLOORTV .*\n1 in the bag\n\nmove/);
  expect(stdout).toMatch(/, exact\n/);
});

test('the same as JSON', async () => {
  const { stdout } = await preendgame('--rack', 'CELM', '--plays', '3', '--json');
  const { bag, moves, rules } = JSON.parse(stdout);
  expect([bag, rules, moves.length]).toEqual([1, 'figs', 4]);
  expect(moves[0]).toMatchObject({ move: { rank: 1 }, endings: expect.any(Number) });
});

test.each([
  [['--rack', 'CELLMOR'], 'that is for endgame'],
  [['--rack', 'C'], 'more is for sim'],
  [['--rack', 'CELM', '--seconds', 'soon'], 'seconds'],
])('%j is refused in one line', async (args, message) => {
  const { code, stderr } = await preendgame(...args);
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
});
