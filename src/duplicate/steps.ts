// One line of the ledger at a time, reckoned from the state and from what was asked. Playing and
// verifying use the same steps: a line follows when the step gives it again.
import type { Notation } from '../board/notation.js';
import type { Engine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';
import { rulesDifferences, sameRules } from '../rules/content.js';
import { rulesEdition } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { judgeRoundSlip } from './judging.js';
import { type DrawEntry, type GameEntry, LEDGER_FORMAT, type SlipEntry } from './ledger/entries.js';
import { withOptions } from './options.js';
import { playerIn } from './players.js';
import { presetOptions } from './presets.js';
import type { GameState } from './state.js';
import type { JudgedSlip, SlipAnswer } from './verdict.js';

/** What a new game is played under. */
export interface GameRequest {
  /** Any text of one line; undefined for racks typed from a real bag. */
  readonly seed?: string;
  /** Default `figs`. */
  readonly preset?: string;
  /** Options of the preset with other values. */
  readonly options?: Readonly<Record<string, number>>;
  /** How slips name places; default `gcg`. */
  readonly notation?: Notation;
  /** Who plays; without it, whoever hands in a slip in round 1. */
  readonly players?: readonly string[];
}

/**
 * A ledger names its rules, so they must be those of the edition.
 *
 * @throws InputError `RULES_UNKNOWN` | `RULES_VALUES`
 */
export function checkEdition(rules: Rules): void {
  const edition = rulesEdition(rules.id);
  if (sameRules(rules, edition)) return;
  const message = `a ledger names an edition, and these rules are not ${quoted(rules.id)}: ${rulesDifferences(rules, edition)}`;
  throw new InputError('RULES_VALUES', message, { input: rules.id });
}

/** The first line. */
export function gameStep({ lexicon, rules }: Engine, request: GameRequest): GameEntry {
  const { seed, preset = 'figs', options = {}, notation = 'gcg', players } = request;
  if (seed?.includes('\n'))
    throw new InputError('DUPLICATE_TEXT', `a seed must be one line: ${quoted(seed)}`, {
      input: seed,
    });
  checkEdition(rules);
  return {
    type: 'game',
    format: LEDGER_FORMAT,
    rules: rules.id,
    lexicon: { name: lexicon.name, checksum: lexicon.checksum },
    preset,
    options: withOptions(presetOptions(preset), options),
    notation,
    racks: seed === undefined ? 'typed' : 'seed',
    seed: seed ?? null,
    enrolment: players === undefined ? 'round 1' : 'listed',
  };
}

/** A slip to be entered. */
export interface SlipRequest extends SlipAnswer {
  /** The open round. */
  readonly round: number;
  /** The name on the slip. */
  readonly player: string;
  /** Default the notation of the game. */
  readonly notation?: Notation;
}

/**
 * A slip with its verdict.
 *
 * @param explain says why a word is not valid
 * @throws InputError `DUPLICATE_ROUND` | `DUPLICATE_PLAYER`
 */
export function slipStep(
  state: GameState,
  engine: Engine,
  request: SlipRequest,
  explain?: (word: string) => string | undefined,
): SlipEntry {
  openRound(state, request.round);
  return slipEntry(state, request, judgeRequest(state, engine, request, explain));
}

/**
 * The verdict on a slip to be entered, whoever it is of.
 *
 * @param explain says why a word is none
 */
export function judgeRequest(
  state: GameState,
  engine: Engine,
  { notation = state.facts.notation, ...answer }: SlipRequest,
  explain?: (word: string) => string | undefined,
): JudgedSlip {
  return judgeRoundSlip(state, engine, { ...answer, notation }, explain);
}

/**
 * The line of a slip that has been judged.
 *
 * @throws InputError `DUPLICATE_PLAYER`
 */
export function slipEntry(state: GameState, request: SlipRequest, judged: JudgedSlip): SlipEntry {
  const { round, square, word, claimed, notation = state.facts.notation } = request;
  const player = playerIn(state, request.player, round);
  return { type: 'slip', round, player, notation, square, word, claimed, ...judged };
}

/** @throws InputError `DUPLICATE_ROUND` when the round is not the open one */
export function openRound(state: GameState, round: number): DrawEntry {
  if (state.open?.round === round) return state.open;
  const drawn = state.draws.some(draw => draw.round === round)
    ? 'was not played'
    : 'was never drawn';
  const why = round >= 1 && round <= state.closed.length ? 'is closed' : drawn;
  const now = state.open === undefined ? 'no round is open' : `round ${state.open.round} is open`;
  throw new InputError('DUPLICATE_ROUND', `round ${round} ${why}: ${now}`, {
    input: String(round),
  });
}
