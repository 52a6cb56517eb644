// Long games: reading, replaying and judging one takes as long as it is long, not the square of it.
import { expect, test } from 'vitest';
import { FIGS } from '../rules/editions.js';
import { isThorough, times } from '../testing/thorough.js';
import { cgpOf } from './cgp.js';
import { canonicalGame } from './gcg/canonical.js';
import { formatGcg } from './gcg/format.js';
import type { GcgEvent, GcgGame } from './gcg/game.js';
import { parseGcg } from './gcg/gcg.js';
import { replayGame } from './replay/replay.js';

/** Lines of one turn, by number from 0; a game of them never ends. */
const GAMES: readonly (readonly [string, (index: number) => readonly string[]])[] = [
  ['passes', index => [`>${'ab'[index % 2]}: AEIORST - +0 0`]],
  ['passes of one player', () => ['>a: AEIORST - +0 0']],
  ['exchanges', index => [`>${'ab'[index % 2]}: AEIORST -AEI +0 0`]],
  ['full changes', () => ['>a: AEIORST -AEIORST +0 0', '#note #cambio-secco']],
  ['withdrawn plays', () => ['>a: AEMICIO 8F MICIO +16 16', '>a: AEMICIO -- -16 0']],
  ['overtime', () => ['>a: (time) -1 0']],
  ['(challenge) before any play', () => ['>a: (challenge) -1 0']],
];

function textOf(turn: (index: number) => readonly string[], length: number): string {
  const turns = Array.from({ length }, (_, index) => turn(index).join('\n'));
  return ['#player1 a Anna', '#player2 b Bruno', ...turns].join('\n');
}

/** The game, counting how often a field of an event is read. */
function counting(game: GcgGame): { readonly game: GcgGame; readonly reads: () => number } {
  let reads = 0;
  const watched = (event: GcgEvent): GcgEvent =>
    new Proxy(event, {
      get: (target, key) => {
        reads++;
        return Reflect.get(target, key);
      },
    });
  return { game: { ...game, events: game.events.map(watched) }, reads: () => reads };
}

function readsOf(text: string, work: (game: GcgGame) => unknown): number {
  const { game, reads } = counting(parseGcg(text));
  work(game);
  return reads();
}

const WORK: readonly (readonly [string, (game: GcgGame) => unknown])[] = [
  ['replay', game => replayGame(game, FIGS)],
  ['a position', game => cgpOf(replayGame(game, FIGS))],
  ['GCG', formatGcg],
  ['JSON', game => JSON.stringify(canonicalGame(game))],
];

const CASES = GAMES.slice(0, -1).flatMap(([name, turn]) =>
  WORK.map(([what, work]) => ({ name, turn, what, work })),
);

test.each(CASES)('$what of $name: four times the game, four times the work', ({ turn, work }) => {
  const short = readsOf(textOf(turn, times(250, 100)), work);
  const long = readsOf(textOf(turn, times(1000, 400)), work);
  expect(long / short).toBeLessThan(4.5);
});

const TEXTS: readonly (readonly [string, (length: number) => string])[] = [
  ...GAMES.map(([name, turn]) => [name, (length: number): string => textOf(turn, length)] as const),
  ['a line of blanks', length => `#player1 a A\n#player2 b B\n>a${' '.repeat(length)}b\n`],
];

// time, since text cannot count; generous: a square would be 16. Of shorter games it would say nothing
test.runIf(isThorough()).each(TEXTS)('reading %s', (_, text) => {
  const [short, long] = [text(4000), text(16_000)];
  const parse = (input: string): number => {
    const begun = performance.now();
    try {
      parseGcg(input);
    } catch {
      // the faults are work too
    }
    return performance.now() - begun;
  };
  const best = (input: string): number =>
    Math.min(...Array.from({ length: 5 }, () => parse(input)));
  // others may have the machine for a while; what is not linear is so every time
  let ratio = best(long) / best(short);
  for (let retry = 0; retry < 4 && ratio >= 10; retry++) ratio = best(long) / best(short);
  expect(ratio).toBeLessThan(10);
});
