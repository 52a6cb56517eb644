// A round that is open, as its player may see it: nothing of its top but what was asked for.
import { duplicate, type Engine, type Language } from 'leggio';
import { squaresOf } from '../move-filter.js';
import type { KeptRound } from './kept.js';
import type { Hint, OpenRound } from './messages.js';
import { notationOf, shownTry } from './own-play.js';
import { placeText } from './top-play.js';

type State = duplicate.GameState;

/** @param engine none where its words are not here: then no hints are told */
export function openRound(
  state: State,
  engine: Engine | undefined,
  { round, rack, bag, position }: duplicate.DrawEntry,
  { startedAt, laid, tries, hints }: KeptRound,
  language: Language,
): OpenRound {
  return {
    ...{ round, rack, bag, startedAt, laid },
    board: position.split(' ')[0] as string,
    hints: hintsOf(hints, state, engine, round, language),
    tries: tries.map(each => shownTry(state, each, language)),
  };
}

/** What was asked of the play that would be laid. */
function hintsOf(
  hints: KeptRound['hints'],
  state: State,
  engine: Engine | undefined,
  round: number,
  language: Language,
): readonly Hint[] {
  if (hints.length === 0 || engine === undefined) return [];
  const play = topsIn(state, engine, round).tops[0];
  if (play === undefined) return [];
  const own = squaresOf(play).filter(({ tile }) => tile !== '.');
  return hints.map((kind): Hint => {
    if (kind === 'count') return { kind, tiles: own.length };
    if (kind === 'first') return { kind, tile: own[0]?.tile ?? '' };
    return { kind, place: placeText(play.at, notationOf(language)) };
  });
}

/** What an open round is worth. */
export function topsIn(state: State, engine: Engine, round: number): duplicate.RoundTops {
  return duplicate.topsOf(
    duplicate.roundEngine(state, engine, round),
    duplicate.roundPosition(state, round),
    0,
  );
}
