// The line that opens a round, from the seed or from a typed rack, and the line that ends the game.
import { formatRack, sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import { createPosition, formatPosition } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import type { Engine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';
import { canServe, type Draw, drawRack, lackOf, minimaOf, NO_PLAY } from './draw.js';
import type { RackFact } from './facts.js';
import type { DrawEntry, EndEntry } from './ledger/entries.js';
import { drawRandom } from './random.js';
import { roundEngine } from './round-words.js';
import { type GameState, poolOf, positionOf } from './state.js';

/**
 * The next rack, or the end of the game when there is none.
 *
 * @param typed a rack typed by the arbiter
 * @throws InputError `DUPLICATE_OVER` | `DUPLICATE_RACK` | `POSITION_RACK`
 */
export function drawStep(state: GameState, engine: Engine, typed?: string): DrawEntry | EndEntry {
  if (state.open !== undefined) throw notNow(`round ${state.open.round} is still open`, state);
  checkGoing(state);
  const due = endDue(state);
  if (due !== undefined) return endStep(state, due);
  const draw = typed === undefined ? seededDraw(state, engine) : typedDraw(state, engine, typed);
  return draw.rack === undefined
    ? endStep(state, 'no play', draw.rejected)
    : drawEntry(state, draw.rack, draw.rejected, typed !== undefined);
}

function drawEntry(
  state: GameState,
  rack: string,
  rejected: DrawEntry['rejected'],
  isTyped: boolean,
): DrawEntry {
  const position = positionOf(state, rack);
  const given = state.facts.racks === 'typed' ? 'typed' : 'chosen';
  return {
    type: 'draw',
    round: state.closed.length + 1,
    by: isTyped ? given : 'seed',
    rack,
    kept: state.kept,
    rejected,
    bag: sumOf(poolOf(state)) - sumOf(position.rackCounts),
    position: formatPosition(position),
  };
}

function seededDraw(state: GameState, engine: Engine): Draw {
  const { seed, options } = state.facts;
  const round = state.closed.length + 1;
  if (seed === null) {
    throw new InputError(
      'DUPLICATE_RACK',
      `round ${round} awaits its rack, drawn from the real bag`,
      {
        input: '',
      },
    );
  }
  return drawRack({
    rules: state.rules,
    pool: poolOf(state),
    kept: parseRack(state.rules, state.kept),
    minima: minimaOf(options, round),
    random: attempt => drawRandom(seed, round, attempt),
    isPlayable: rack => isPlayable(state, engine, rack),
    unplayableDraws: options.unplayableDraws,
  });
}

function isPlayable(state: GameState, engine: Engine, rack: TileCounts): boolean {
  const finder = roundEngine(state, engine, state.closed.length + 1);
  return finder.topScore(createPosition(state.rules, state.tiles, rack)).plays.length > 0;
}

/** Takes a typed rack, or says why it cannot be. */
function typedDraw(state: GameState, engine: Engine, typed: string): Draw {
  const { rules, facts } = state;
  const counts = parseRack(rules, typed);
  const pool = poolOf(state);
  const rack = formatRack(rules.alphabet, counts);
  const size = Math.min(rules.rackSize, sumOf(pool));
  const short = [...counts.entries()].filter(([code, count]) => count > pool[code]!);
  const names = short.map(
    ([code, count]) =>
      `${count} × ${code === 0 ? '?' : rules.alphabet.upper[code]}, left ${pool[code]}`,
  );
  if (names.length > 0) throw badRack(typed, `the bag cannot supply ${names.join('; ')}`);
  if (sumOf(counts) !== size) {
    throw badRack(typed, `${sumOf(counts)} tiles, a rack now has ${size}`);
  }
  const lack = lackOf(rules, counts, minimaOf(facts.options, state.closed.length + 1));
  if (lack !== undefined) throw goesBack(typed, lack);
  if (isPlayable(state, engine, counts)) return { rack, rejected: [] };
  if (sumOf(counts) < sumOf(pool)) throw goesBack(typed, NO_PLAY);
  return { rack: undefined, rejected: [{ rack, reason: NO_PLAY }] };
}

function badRack(rack: string, reason: string): InputError {
  return new InputError('DUPLICATE_RACK', `rack ${quoted(rack)}: ${reason}`, { input: rack });
}

function goesBack(rack: string, fact: RackFact): InputError {
  const where = { input: rack, lead: `rack ${quoted(rack)} must go back: ` };
  return InputError.ofFacts('DUPLICATE_RACK', [{ fact }], where);
}

/** Why no rack can follow, or undefined when one can. */
export function endDue(state: GameState): 'rounds' | 'bag' | undefined {
  const { options } = state.facts;
  if (options.rounds > 0 && state.closed.length >= options.rounds) return 'rounds';
  const minima = minimaOf(options, state.closed.length + 1);
  return canServe(state.rules, poolOf(state), minima) ? undefined : 'bag';
}

/** The last line. */
export function endStep(
  state: GameState,
  reason: EndEntry['reason'],
  rejected: EndEntry['rejected'] = [],
): EndEntry {
  checkGoing(state);
  return { type: 'end', reason, rounds: state.closed.length, total: state.total, rejected };
}

function checkGoing(state: GameState): void {
  if (state.end !== undefined) throw notNow('the game is over', state);
}

/** What is asked cannot be done now. */
export function notNow(reason: string, state: GameState): InputError {
  return new InputError('DUPLICATE_OVER', reason, { input: `round ${state.closed.length}` });
}
