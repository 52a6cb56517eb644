// The ledger on disk: nothing that was entered is lost, wherever the writing of the next line stopped.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINE, next, seededGame, withSlips } from '../../testing/duplicate.js';
import { tempFolder } from '../../testing/temp-folder.js';
import { times } from '../../testing/thorough.js';
import { addedLines, formatGame } from '../game.js';
import { ruleSlip } from '../rulings.js';
import { verifyLedger } from '../verify.js';
import { appendToFile, createGameFile, openGameFile, updateGameFile } from './ledger-file.js';

const folder = tempFolder();

test('a game is written, gone on with, and read as it was', async () => {
  const path = join(folder, 'whole.jsonl');
  const game = seededGame(['Èlio']);
  await createGameFile(path, game);
  const grown = next(game);
  await appendToFile(await openGameFile(path), grown);
  expect(await readFile(path, 'utf8')).toBe(formatGame(grown));
  expect((await openGameFile(path)).game).toEqual(grown);
});

test('wherever the writing of a line was cut off, all before it is there and the next takes its place', async () => {
  const path = join(folder, 'torn.jsonl');
  const game = seededGame(['Èlio']);
  const slipped = withSlips(game, [['Èlio', '8H', 'perché']]);
  const before = Buffer.from(formatGame(game));
  const line = Buffer.from(addedLines(game, slipped));
  const step = times(1, 41);
  const lengths = Array.from({ length: line.length + 1 }, (_, length) => length);
  for (const length of [...lengths.filter(each => each % step === 0), ...lengths.slice(-2)]) {
    await writeFile(path, Buffer.concat([before, line.subarray(0, length)]));
    const file = await openGameFile(path);
    const isWhole = length >= line.length - 1; // the line end alone may lack
    expect(file.game).toEqual(isWhole ? slipped : game);
    expect(file.torn === '').toBe(length === 0 || isWhole);
    await appendToFile(file, isWhole ? slipped : withSlips(file.game, [['Èlio', '8H', 'perché']]));
    expect((await openGameFile(path)).game).toEqual(slipped);
  }
});

test('wherever the writing of a step was cut off, none of it counts and the next takes its place', async () => {
  const path = join(folder, 'torn-step.jsonl');
  const game = seededGame(['Èlio']);
  const grown = next(game);
  const before = Buffer.from(formatGame(game));
  const lines = Buffer.from(addedLines(game, grown));
  expect(grown.entries).toHaveLength(game.entries.length + 3);
  for (let length = 1; length < lines.length - 1; length += times(13, 301)) {
    await writeFile(path, Buffer.concat([before, lines.subarray(0, length)]));
    const file = await openGameFile(path);
    expect(file.game).toEqual(game);
    expect([file.torn, file.whole]).toEqual([lines.toString('utf8', 0, length), before.length]);
    await appendToFile(file, grown);
    expect((await openGameFile(path)).game).toEqual(grown);
  }
});

test('bytes that are not UTF-8 are named with their line', async () => {
  const path = join(folder, 'latin.jsonl');
  const text = Buffer.from(formatGame(seededGame(['Nicolò', 'Anna'])));
  const at = text.indexOf(Buffer.from('ò'));
  await writeFile(
    path,
    Buffer.concat([text.subarray(0, at), Buffer.from([0xf2]), text.subarray(at + 2)]),
  );
  await expect(openGameFile(path)).rejects.toThrow(`${path}:2: not UTF-8`);
});

test('a file that changed since it was read is not written to', async () => {
  const path = join(folder, 'two.jsonl');
  const game = seededGame();
  await createGameFile(path, game);
  const first = await openGameFile(path);
  const second = await openGameFile(path);
  await appendToFile(first, next(game));
  await expect(appendToFile(second, next(game))).rejects.toThrow(
    `${path}: changed since it was read; nothing was entered`,
  );
  expect((await openGameFile(path)).game).toEqual(next(game));
});

test('a new game never takes the place of another', async () => {
  const path = join(folder, 'once.jsonl');
  await createGameFile(path, seededGame());
  await expect(createGameFile(path, seededGame())).rejects.toThrow(
    `${path}: already exists; a new game needs a new file`,
  );
  await expect(openGameFile(join(folder, 'none.jsonl'))).rejects.toThrow('no such file');
});

test('of many writers at once each enters its line behind those before it', async () => {
  const path = join(folder, 'many.jsonl');
  await createGameFile(path, seededGame(['Anna']));
  const scores = Array.from({ length: times(60, 12) }, (_, score) => score);
  const rule = (score: number): Promise<unknown> =>
    updateGameFile(path, ({ game }) =>
      ruleSlip(game, { round: 1, player: 'Anna', score, reason: `slip ${score}` }),
    );
  await Promise.all(scores.map(rule));
  const { game } = await openGameFile(path);
  expect(game.state.rulings.map(({ score }) => score).sort((a, b) => a - b)).toEqual(scores);
  expect(verifyLedger(await readFile(path, 'utf8'), ENGINE).fault).toBeUndefined();
});

test('of two that append to what they read before, the second is told', async () => {
  const path = join(folder, 'appended.jsonl');
  const game = seededGame(['Anna']);
  await createGameFile(path, game);
  const file = await openGameFile(path);
  const ruled = (score: number) =>
    ruleSlip(game, { round: 1, player: 'Anna', score, reason: 'misread' });
  const both = await Promise.allSettled([
    appendToFile(file, ruled(1)),
    appendToFile(file, ruled(2)),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await openGameFile(path)).game.entries).toHaveLength(game.entries.length + 1);
});
