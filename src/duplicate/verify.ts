// Replays a ledger line by line and finds the first that does not follow: the chain, the draws from
// the seed, the tops, the verdicts, the sums. What was typed is taken as typed.
import type { Engine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';
import { closeStep } from './close-step.js';
import { drawStep, endStep } from './draw-step.js';
import { checkEngine } from './game.js';
import { whyOf } from './judging.js';
import {
  type AnswerEntry,
  type GameEntry,
  LEDGER_FORMAT,
  type LedgerEntry,
  type StepEntry,
} from './ledger/entries.js';
import { asFormat1 } from './ledger/format-1.js';
import { type LedgerFault, readLedger } from './ledger/ledger.js';
import { knownPlayer } from './names.js';
import { renameStep, withdrawStep } from './players.js';
import { type AnswerRequest, answerStep, rulingStep } from './rulings.js';
import { applyEntry, type GameState, initialState } from './state.js';
import { gameStep, slipStep } from './steps.js';
import { undoStep } from './undo.js';
import { wordStep } from './word-ruling.js';

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
    const reason = difference(entry, () => again(state, engine, entry), first.format);
    if (reason !== undefined) return { line: index + 2, reason };
    state = applyEntry(state, entry);
  }
  return undefined;
}

function gameAgain(entry: GameEntry, engine: Engine): GameEntry {
  const { seed, preset, options, notation, enrolment } = entry;
  const again = gameStep(engine, {
    ...(seed === null ? {} : { seed }),
    ...(enrolment === 'listed' ? { players: [] } : {}),
    preset,
    options,
    notation,
  });
  return entry.format === 1 ? { ...again, format: 1 } : again;
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
    case 'answer':
      return answerStep(state, engine, asAsked(entry));
    case 'word':
      return wordStep(state, engine, entry);
    case 'rename':
      return renameStep(state, entry);
    case 'withdraw':
      return withdrawStep(state, entry);
    case 'step':
      return stepAgain(state, entry);
    case 'undo':
      return undoStep(state, entry);
    case 'close':
      return closeStep(state, engine, entry.by === 'arbiter' ? entry : undefined);
    case 'end':
      if (entry.reason === 'arbiter') return endStep(state, 'arbiter');
      return drawStep(state, engine, state.facts.racks === 'typed' ? lastRack(entry) : undefined);
  }
}

function playerAgain(state: GameState, player: string): LedgerEntry {
  if (knownPlayer(state, player) === undefined) return { type: 'player', player };
  throw new InputError('DUPLICATE_PLAYER', `${quoted(player)} is entered twice`, { input: player });
}

/** A score that comes from the play was not given. */
function asAsked({ by, score, ...asked }: AnswerEntry): AnswerRequest {
  return by === 'arbiter' ? { ...asked, score } : asked;
}

function stepAgain({ awaited }: GameState, entry: StepEntry): StepEntry {
  if (awaited === 0) return entry;
  throw new InputError('DUPLICATE_LEDGER', 'a step within a step', { input: entry.type });
}

function lastRack({ rejected }: { rejected: readonly { rack: string }[] }): string | undefined {
  return rejected.at(-1)?.rack;
}

/** In what a line differs from the line that follows, or undefined. */
function difference(
  entry: LedgerEntry,
  step: () => LedgerEntry,
  format: number = LEDGER_FORMAT,
): string | undefined {
  const written = (each: LedgerEntry): object => (format === 1 ? asFormat1(each) : each);
  try {
    return firstDifference(written(step()), written(entry), entry.type);
  } catch (error) {
    if (error instanceof InputError) return `${entry.type}: ${error.findings.join('; ')}`;
    throw error;
  }
}

function firstDifference(expected: object, entry: object, type: string): string | undefined {
  const wanted = expected as Readonly<Record<string, unknown>>;
  const given = entry as Readonly<Record<string, unknown>>;
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(given)])];
  const name = names.find(each => JSON.stringify(wanted[each]) !== JSON.stringify(given[each]));
  if (name === undefined) return undefined;
  return `${type}: ${name} is ${brief(given[name])}, what follows is ${brief(wanted[name])}`;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
