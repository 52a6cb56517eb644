// What is told of turns, against the same games written down.
import { expect, test } from 'vitest';
import { createJudge } from '../../leaves/judge.js';
import { FIGS } from '../../rules/editions.js';
import { bagSize } from '../../rules/rules.js';
import { LEXICON } from '../../testing/lexicon.js';
import { playGame } from './play-game.js';
import type { SelfPlayer } from './player.js';
import { type RecordedTurn, recordChange, recordTurn } from './record.js';
import { createTable } from './table.js';
import { playTurns } from './turns.js';

const GAMES = 12;

test('unseen tiles, points ahead and the end are those of the game as it was written down', () => {
  const player: SelfPlayer = { name: 'a', by: 'equity', judge: createJudge(FIGS, undefined) };
  const table = createTable(LEXICON, FIGS, 'turns');
  const told = playTurns(table, [player, player], { kind: 'turns', first: 3, games: GAMES });
  const plain: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    const turns: RecordedTurn[] = [];
    playGame(table, 3 + game, [player, player], {
      turn: (_, seat) => turns.push(recordTurn(table, seat)),
      fullChange: (_, seat) => turns.push(recordChange(table, seat)),
    });
    plain.push(...plainTurns(turns, table.scores));
  }
  expect(plain.length).toBeGreaterThan(GAMES * 20 * 3);
  expect([...told]).toEqual(plain);
});

function plainTurns(turns: readonly RecordedTurn[], final: ArrayLike<number>): readonly number[] {
  const points = [0, 0];
  let board = 0;
  return turns
    .filter(({ kind }) => kind !== 'full-change')
    .flatMap(({ seat, rack, kind, tiles, score }) => {
      const unseen = bagSize(FIGS) - board - rack.length;
      const before = points[seat]! - points[1 - seat]!;
      points[seat]! += score;
      if (kind === 'play') board += tiles.replaceAll('.', '').length;
      return [unseen, before, final[seat]! - final[1 - seat]!];
    });
}
