// Slips of the open round are judged, then entered: all of a file or none, each new name asked about when
// it is close to one the game knows. Between the two, reasons can be looked up for words that are none.
import type { Engine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';
import type { WhyFact } from './facts.js';
import { asOneStep, type DuplicateGame, withEntry } from './ledger/lines.js';
import { closeNames, knownPlayer, playerKey, tidyLine } from './names.js';
import { goneText, unknownPlayer } from './players.js';
import type { GameState } from './state.js';
import { judgeRequest, openRound, type SlipRequest, slipEntry } from './steps.js';
import type { JudgedSlip } from './verdict.js';

/** How slips are entered. */
export interface SlipsOptions {
  /** Says why a word is not valid. */
  readonly explain?: (word: string) => string | undefined;
  /** True to let players in whom the game does not know; names close to a known one are refused. */
  readonly enrol?: boolean;
  /** True to let in every new name, close to a known one or not. */
  readonly allNew?: boolean;
}

/** Who may hand in slips. */
type NewNames = Omit<SlipsOptions, 'explain'>;

/** A slip with its verdict, not entered yet. */
export interface JudgedRequest {
  /** As it was asked. */
  readonly slip: SlipRequest;
  /** What it is worth. */
  readonly judged: JudgedSlip;
}

/**
 * Enters slips of the open round, in order; of two by one player the later counts. All or none.
 *
 * @throws InputError `DUPLICATE_ROUND` | `DUPLICATE_PLAYER`, naming every player who cannot answer,
 *   `DUPLICATE_SLIPS`
 */
export function enterSlips(
  game: DuplicateGame,
  engine: Engine,
  slips: readonly SlipRequest[],
  { explain = () => undefined, ...names }: SlipsOptions = {},
): DuplicateGame {
  return enterJudged(game, judgeSlips(game, engine, slips, names), explain);
}

/**
 * Judges slips of the open round; nothing is entered. Words that are none have a reason only where they
 * were struck.
 *
 * @throws InputError as `enterSlips`
 */
export function judgeSlips(
  game: DuplicateGame,
  engine: Engine,
  slips: readonly SlipRequest[],
  names: Omit<SlipsOptions, 'explain'>,
): readonly JudgedRequest[] {
  for (const slip of slips) checkSlip(game.state, slip);
  const wrong = slips.flatMap(({ player, round }) => {
    const finding = playerFinding(game.state, player, round, names);
    return finding === undefined ? [] : [{ player, finding }];
  });
  if (wrong.length > 0) {
    const findings = wrong.map(({ finding }) => finding);
    const input = wrong.map(({ player }) => player).join(',');
    throw InputError.of('DUPLICATE_PLAYER', [...new Set(findings)], { input });
  }
  return slips.map(slip => ({ slip, judged: judgeRequest(game.state, engine, slip) }));
}

/** Words of the slips that are none and have no reason yet, upper case. */
export function wordsToExplain(slips: readonly JudgedRequest[]): readonly string[] {
  return slips.flatMap(({ judged: { invalid } }) =>
    invalid.filter(({ why }) => why === null).map(({ word }) => word),
  );
}

/**
 * Enters slips that have been judged, in order and as one step.
 *
 * @param explain says why a word is none
 * @throws InputError `DUPLICATE_PLAYER`
 */
export function enterJudged(
  game: DuplicateGame,
  slips: readonly JudgedRequest[],
  explain: (word: string) => string | undefined,
): DuplicateGame {
  const entered = slips.reduce((before, { slip, judged }) => {
    const invalid = judged.invalid.map(each => {
      const text = explain(each.word);
      return { ...each, why: each.why ?? toldWhy(text) };
    });
    return withSlip(before, slip, { ...judged, invalid });
  }, game);
  return asOneStep(game, entered);
}

function toldWhy(text: string | undefined): WhyFact | null {
  return text === undefined ? null : { code: 'told', text };
}

function withSlip(game: DuplicateGame, slip: SlipRequest, judged: JudgedSlip): DuplicateGame {
  const isNew = knownPlayer(game.state, slip.player) === undefined;
  const player = isNew ? tidyLine(slip.player, 'a name') : slip.player;
  const seated = isNew ? withEntry(game, { type: 'player', player }) : game;
  return withEntry(seated, slipEntry(seated.state, slip, judged));
}

/** @throws InputError `DUPLICATE_ROUND`, saying how a late slip is entered, `DUPLICATE_SLIPS` */
function checkSlip(state: GameState, slip: SlipRequest): void {
  const { round, player, square, word, claimed } = slip;
  if (claimed !== null && !(Number.isSafeInteger(claimed) && claimed >= 0)) {
    const message = `score ${quoted(claimed)} of ${quoted(player)} is not a whole number`;
    throw new InputError('DUPLICATE_SLIPS', message, { input: String(claimed) });
  }
  try {
    openRound(state, round);
  } catch (error) {
    if (!state.closed.some(close => close.round === round)) throw error;
    const rule = `rule --round ${round} --player ${quoted(player)} --square ${quoted(square)} --word ${quoted(word)} --reason …`;
    const isIn = knownPlayer(state, player) !== undefined;
    const late = isIn
      ? `a late slip is ruled in: ${rule}`
      : `${quoted(player)} is not in the game: a slip of the open round with --enrol lets the player in, then ${rule}`;
    throw new InputError('DUPLICATE_ROUND', `${(error as InputError).message}; ${late}`, {
      input: String(round),
    });
  }
}

/** Why a player cannot hand in a slip, or undefined. */
function playerFinding(
  state: GameState,
  name: string,
  round: number,
  { enrol = false, allNew = false }: NewNames,
): string | undefined {
  const known = knownPlayer(state, name);
  if (known !== undefined) return goneText(state, known, round);
  if (allNew) return undefined;
  const isOpen = state.facts.enrolment === 'round 1' && state.closed.length === 0;
  const isClose = closeNames(state.players, name).length > 0;
  if ((enrol || isOpen) && !isClose) return undefined;
  const finding = unknownPlayer(state, name);
  return isClose ? `${finding} --new lets ${name.trim()} in` : finding;
}

/** New names among slips that are close to each other, as pairs: two players, or one misspelt. */
export function closeNewNames(
  { state }: DuplicateGame,
  slips: readonly SlipRequest[],
): readonly (readonly [string, string])[] {
  const names = slips.map(({ player }) => player);
  const keys = names.map(playerKey);
  const fresh = names.filter(
    (name, index) =>
      keys.indexOf(playerKey(name)) === index && knownPlayer(state, name) === undefined,
  );
  return fresh.flatMap((name, index) =>
    closeNames(fresh.slice(0, index), name).map(other => [other, name] as const),
  );
}
