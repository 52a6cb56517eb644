// The commands that judge by equity, as a user runs them: lists, one play, files of positions, and what goes wrong.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { parsePosition } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { encodeLeaves } from '../leaves/format.js';
import { createLeaveTable, leaveRanksOf } from '../leaves/leave-table.js';
import { FIGS } from '../rules/editions.js';
import { leggio } from '../testing/command.js';
import { NO_ORIGIN } from '../testing/leaves.js';
import { LEXICON } from '../testing/lexicon.js';
import { tempFolder } from '../testing/temp-folder.js';

const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const RACK = 'AEINRS?';

const folder = tempFolder();
const lexicon = join(folder, 'words.gaddag');
const file = join(folder, 'own.leaves');

const values = Int32Array.from(
  { length: leaveRanksOf(FIGS).count },
  (_, rank) => ((rank * 7919) % 90_000) - 40_000,
);
const engine = createEngine({
  lexicon: LEXICON,
  leaves: createLeaveTable(FIGS, values, NO_ORIGIN, ''),
});
const position = parsePosition(`${MICIO} ${RACK}`);
const moves = engine.moves(position);

beforeAll(async () => {
  const words = fileURLToPath(new URL('../testing/words.txt', import.meta.url));
  const { code, stderr } = await leggio(['compile', '--words', words, '--out', lexicon]);
  if (code !== 0) throw new Error(stderr);
  const { checksum } = JSON.parse((await leggio(['inspect', lexicon, '--json'])).stdout);
  const origin = { ...NO_ORIGIN, lexicon: { name: 'words', checksum } };
  await writeFile(file, encodeLeaves(FIGS, values, origin));
});

/** As far as the first exchange. */
const SOME = moves.findIndex(({ kind }) => kind === 'exchange') + 1;

const BY = ['--by', 'equity', '--leaves', file] as const;

test('top lists moves by equity, exchanges among them', async () => {
  const args = ['top', MICIO, '--rack', RACK, '--lexicon', lexicon, ...BY, '-n', String(SOME)];
  const { code, stdout, stderr } = await leggio([...args, '--json']);
  expect([code, stderr]).toEqual([0, '']);
  const told = JSON.parse(stdout);
  expect(told).toMatchObject({ rack: '?AEINRS', rules: 'figs', leaves: expect.any(String) });
  const facts = moves
    .slice(0, SOME)
    .map((move, index) =>
      move.kind === 'play'
        ? { rank: index + 1, at: move.at, word: move.word, equity: move.equity }
        : { rank: index + 1, ...move },
    );
  expect(told.moves).toMatchObject(facts);
  const text = (await leggio(args)).stdout;
  expect(text).toMatch(/rank {2}square {2}score {2}word +leave +worth +equity/);
  expect(text).toMatch(/–.*exchange /);
});

test('plays lists every play by equity', async () => {
  const args = ['plays', MICIO, '--rack', RACK, '--lexicon', lexicon, ...BY, '--json'];
  const lines = (await leggio(args)).stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  const plays = moves.filter(({ kind }) => kind === 'play');
  expect(lines.map(({ equity }) => equity)).toEqual(
    plays.map(move => (move.kind === 'play' ? move.equity : 0)),
  );
  expect(lines[0]).toMatchObject({ kind: 'play', worth: lines[0].equity - lines[0].score * 1000 });
});

test('batch answers by equity, the same on two threads and resumed', async () => {
  const positions = join(folder, 'positions.jsonl');
  const rows = Array.from({ length: 15 }, (_, row) =>
    row === 7 ? '.....MICIO.....' : '.'.repeat(15),
  );
  await writeFile(positions, `${JSON.stringify({ id: 'p', rows, rack: RACK })}\n`);
  const args = ['batch', positions, '--lexicon', lexicon, ...BY, '--top', '3'];
  const one = await leggio([...args, '--threads', '1']);
  expect(one).toEqual(await leggio([...args, '--threads', '2']));
  const { top } = JSON.parse(one.stdout);
  expect(top.map(({ equity }: { equity: number }) => equity)).toEqual(
    moves.slice(0, 3).map(move => (move.kind === 'pass' ? 0 : move.equity)),
  );
});

test('judge says what a play keeps and where it stands', async () => {
  const third = moves.filter(({ kind }) => kind === 'play')[2]!;
  if (third.kind !== 'play') throw new Error('a play');
  const play = ['--play', `${third.at} ${third.placed}`, '--notation', 'gcg', '--rack', RACK];
  const args = ['judge', MICIO, ...play, '--lexicon', lexicon, ...BY];
  const { equity } = JSON.parse((await leggio([...args, '--json'])).stdout);
  expect(equity).toMatchObject({ leave: third.leave, equity: third.equity, of: moves.length - 1 });
  const better = moves.filter(move => move.kind !== 'pass' && move.equity > third.equity);
  expect(equity.rank).toBe(better.length + 1);
  expect((await leggio(args)).stdout).toMatch(
    /\nequity\n {2}keeps .*\n {2}number \d+ of \d+ moves/,
  );
});

test('another lexicon is remarked on, other tiles are refused, and idle options are, too', async () => {
  const other = join(folder, 'other.leaves');
  await writeFile(other, encodeLeaves(FIGS, values, NO_ORIGIN));
  const top = ['top', MICIO, '--rack', RACK, '--lexicon', lexicon];
  const remarked = await leggio([...top, '--by', 'equity', '--leaves', other]);
  expect(remarked.code).toBe(0);
  expect(remarked.stderr).toMatch(/^warning: the leave values were made for lexicon "" /);
  const idle = await leggio([...top, '--leaves', file]);
  expect(idle).toMatchObject({ code: 1, stderr: expect.stringContaining('--by equity') });
  const cut = join(folder, 'cut.leaves');
  await writeFile(cut, encodeLeaves(FIGS, values, NO_ORIGIN).slice(0, 5000));
  const damaged = await leggio([...top, '--by', 'equity', '--leaves', cut]);
  expect(damaged).toMatchObject({ code: 1, stderr: expect.stringContaining('cut short') });
  expect(damaged.stderr.trim().split('\n')).toHaveLength(1);
});
