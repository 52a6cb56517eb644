// What the room is sent: before a top is revealed nothing in it hangs on the top.
import { expect, test } from 'vitest';
import { roundPosition } from '../../duplicate/state.js';
import { topsOf } from '../../duplicate/tops.js';
import { ENGINE, next, seededGame, withSlips } from '../../testing/duplicate.js';
import type { Evening, ShownPlay, ShownTops } from '../engine/evening/messages.js';
import { eveningOf } from '../engine/evening/view.js';
import { setClock } from './clock.js';
import { publicFacts } from './public-facts.js';
import { nextShown, type Shown, withinEvening } from './shown.js';

const CLOCK = setClock(180, 30);
const OTHER: ShownPlay = { at: '1A', place: '1A', word: 'ZZZ', placed: 'ZZZ', score: 999 };

/** An evening of `closed` rounds, each answered by Anna with the top, and one that is open. */
function evening(closed: number): Evening {
  let game = seededGame();
  for (let round = 0; round < closed; round++) {
    const { at, word, score } = next(game).state.closed.at(-1)!.play;
    game = next(withSlips(game, [['Anna', at, word, score]]));
  }
  const { state } = game;
  const tops = topsOf(ENGINE, roundPosition(state, state.open!.round), 3);
  return eveningOf('serata', game, tops, 'it');
}

/** The same evening with another top of a round, and with another ranking after it. */
function otherwise(evening: Evening, round: number): Evening {
  const tops: ShownTops = { top: 999, plays: [OTHER], laidFor: 'only', next: [], bingos: 0 };
  const closed = { tops, laid: OTHER, byHand: false, reason: '' };
  return {
    ...evening,
    board: 'another',
    kept: 'ZZ',
    tops,
    rounds: evening.rounds
      .filter(each => each.round <= round)
      .map(each => (each.round === round ? { ...each, closed } : each)),
    rankings: evening.rankings.filter(each => each.round < round),
    players: [],
    lastStep: 'another',
    head: 'another',
    lines: 999,
  };
}

test.each(['hidden', 'rack'] as const)(
  'nothing of an open round but its board and rack gets out: %s',
  stage => {
    const now = evening(2);
    const facts = publicFacts(now, { round: 3, stage }, CLOCK);
    expect(facts).toEqual(publicFacts(otherwise(now, 3), { round: 3, stage }, CLOCK));
    expect(JSON.stringify(facts)).not.toContain(now.tops!.plays[0]!.word);
    expect(facts.rack === '').toBe(stage === 'hidden');
  },
);

test('nothing of a round that is closed but not revealed gets out, nor the rack drawn after it', () => {
  const now = evening(2);
  const facts = publicFacts(now, { round: 2, stage: 'rack' }, CLOCK);
  expect(facts).toEqual(publicFacts(otherwise(now, 2), { round: 2, stage: 'rack' }, CLOCK));
  expect(facts).toMatchObject({ round: 2, top: undefined, ranking: { round: 1 } });
  const text = JSON.stringify(facts);
  expect(text).not.toContain(now.rounds[1]!.closed!.laid.word);
  expect(text).not.toContain(now.rounds[2]!.rack);
});

test('a top is revealed without the ranking, and then with it', () => {
  const now = evening(2);
  const { laid, tops } = now.rounds[1]!.closed!;
  const top = publicFacts(now, { round: 2, stage: 'top' }, CLOCK);
  expect(top).toMatchObject({ top: { top: tops.top, laid }, ranking: { round: 1 } });
  expect(publicFacts(now, { round: 2, stage: 'ranking' }, CLOCK).ranking?.round).toBe(2);
});

test('what is shown goes forward through every stage of every round', () => {
  const now = evening(2);
  const seen: string[] = [];
  let shown: Shown | undefined = { round: 1, stage: 'hidden' };
  while (shown !== undefined) {
    seen.push(`${shown.round} ${shown.stage}`);
    shown = nextShown(shown, now);
  }
  expect(seen).toEqual([
    '1 hidden',
    '1 rack',
    '1 top',
    '1 ranking',
    '2 rack',
    '2 top',
    '2 ranking',
    '3 rack',
    '3 top',
  ]);
});

test.each([
  [
    { round: 3, stage: 'rack' },
    { round: 2, stage: 'top' },
  ],
  [
    { round: 2, stage: 'ranking' },
    { round: 2, stage: 'top' },
  ],
  [
    { round: 2, stage: 'rack' },
    { round: 2, stage: 'rack' },
  ],
  [
    { round: 1, stage: 'ranking' },
    { round: 1, stage: 'ranking' },
  ],
] as const)('when a closing is taken back, %j becomes %j', (before, after) => {
  expect(withinEvening(before, evening(1))).toEqual(after);
});
