// Replays a ledger line by line and finds the first that does not follow: the chain, the draws from
// the seed, the tops, the verdicts, the sums. What was typed is taken as typed.
import type { Engine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';
import { closeStep } from './close-step.js';
import { drawStep, endStep } from './draw-step.js';
import type { GameEntry, LedgerEntry } from './entries.js';
import { checkEngine } from './game.js';
import { type LedgerFault, readLedger } from './ledger.js';
import { applyEntry, type GameState, initialState, knownPlayer } from './state.js';
import { gameStep, rulingStep, slipStep } from './steps.js';

/** What came out of a replay. */
export interface Verification {
  /** Undefined when every line follows. */
  readonly fault: LedgerFault | undefined;
  /** Lines that follow. */
  readonly lines: number;
  /** The hash of the last of them. */
  readonly head: string;
}

/**
 * Replays a ledger.
 *
 * @param engine with the rules and the lexicon of its first line
 * @throws InputError `DUPLICATE_LEXICON` | `RULES_UNKNOWN`
 */
export function verifyLedger(text: string, engine: Engine): Verification {
  const { entries, head, torn, fault } = readLedger(text);
  const broken = replay(entries, engine);
  if (broken !== undefined) return { fault: broken, lines: broken.line - 1, head };
  const cut = { line: entries.length + 1, reason: 'cut off while it was written' };
  return { fault: fault ?? (torn === '' ? undefined : cut), lines: entries.length, head };
}

function replay([first, ...rest]: readonly LedgerEntry[], engine: Engine): LedgerFault | undefined {
  if (first === undefined) return undefined;
  if (first.type !== 'game') return { line: 1, reason: 'a ledger begins with the game' };
  let state = initialState(first);
  checkEngine(state, engine);
  const begun = difference(first, () => gameAgain(first, engine));
  if (begun !== undefined) return { line: 1, reason: begun };
  for (const [index, entry] of rest.entries()) {
    const reason = difference(entry, () => again(state, engine, entry));
    if (reason !== undefined) return { line: index + 2, reason };
    state = applyEntry(state, entry);
  }
  return undefined;
}

function gameAgain(entry: GameEntry, engine: Engine): GameEntry {
  const { seed, preset, options, notation, enrolment } = entry;
  return gameStep(engine, {
    ...(seed === null ? {} : { seed }),
    ...(enrolment === 'listed' ? { players: [] } : {}),
    preset,
    options,
    notation,
  });
}

/** The line as it must be, from the state before it and what was typed. */
function again(state: GameState, engine: Engine, entry: LedgerEntry): LedgerEntry {
  switch (entry.type) {
    case 'game':
      throw new InputError('DUPLICATE_LEDGER', 'the game begins twice', { input: entry.type });
    case 'player':
      return playerAgain(state, entry.player);
    case 'draw':
      return drawStep(state, engine, entry.by === 'seed' ? undefined : entry.rack);
    case 'slip':
      return slipStep(state, engine, entry, word => whyOf(entry.invalid, word));
    case 'ruling':
      return rulingStep(state, entry);
    case 'close':
      return closeStep(state, engine, entry.by === 'arbiter' ? entry.play : undefined);
    case 'end':
      if (entry.reason === 'arbiter') return endStep(state, 'arbiter');
      return drawStep(state, engine, state.facts.racks === 'typed' ? lastRack(entry) : undefined);
  }
}

function playerAgain(state: GameState, player: string): LedgerEntry {
  if (knownPlayer(state, player) === undefined) return { type: 'player', player };
  throw new InputError('DUPLICATE_PLAYER', `${quoted(player)} is entered twice`, { input: player });
}

/** What the dictionary said is not reckoned again; that the word is none is. */
function whyOf(
  invalid: readonly { readonly word: string; readonly why: string | null }[],
  word: string,
): string | undefined {
  return invalid.find(each => each.word === word)?.why ?? undefined;
}

function lastRack({ rejected }: { rejected: readonly { rack: string }[] }): string | undefined {
  return rejected.at(-1)?.rack;
}

/** In what a line differs from the line that follows, or undefined. */
function difference(entry: LedgerEntry, step: () => LedgerEntry): string | undefined {
  try {
    return firstDifference(step(), entry);
  } catch (error) {
    if (error instanceof InputError) return `${entry.type}: ${error.message}`;
    throw error;
  }
}

function firstDifference(expected: LedgerEntry, entry: LedgerEntry): string | undefined {
  const wanted = expected as unknown as Record<string, unknown>;
  const given = entry as unknown as Record<string, unknown>;
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(given)])];
  const name = names.find(each => JSON.stringify(wanted[each]) !== JSON.stringify(given[each]));
  if (name === undefined) return undefined;
  return `${entry.type}: ${name} is ${brief(given[name])}, what follows is ${brief(wanted[name])}`;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
