// A game played again under an edition: every rack, square, score and total checked. Needs no word list.
// Placement scores that differ are mismatches, all else that is wrong is a finding, and replay goes on.
import { JOLLY_INDEX, type TileCounts } from '../../alphabet/tile-counts.js';
import { FIGS } from '../../rules/editions.js';
import { bagCounts, type Rules } from '../../rules/rules.js';
import type { GcgEvent, GcgGame, GcgMove } from '../gcg/game.js';
import { isMove } from '../gcg/game.js';
import { conventionalTag, isTimeOver } from '../gcg/tags.js';
import { otherLanguage, refuseVariant, unknownSigns } from '../gcg/variants.js';
import { closeTurn, replayChallenge, replayWithdrawn } from './charges.js';
import { computedScores, endReached, finishReplay, type GameResult } from './end.js';
import type { Finding, Mismatch } from './findings.js';
import { replayMove } from './move.js';
import { checkRacksHeld } from './rack.js';
import { checkTotal, type ReplayState, type ReplayTurn, report, startReplay } from './state.js';
import { checkLetters, editionsWith } from './tiles.js';

export type { RackKnown, ReplayTurn, TurnCharge } from './state.js';
export type { GameResult };

/** A game played again, and what was found on the way. */
export interface Replay {
  /** The game as it was read. */
  readonly game: GcgGame;
  readonly rules: Rules;
  /** In the order of the game; withdrawn plays and full changes among them. */
  readonly turns: readonly ReplayTurn[];
  /** Declared placements, withdrawn ones included. */
  readonly placements: number;
  /** In the order of lines. */
  readonly mismatches: readonly Mismatch[];
  /** In the order of lines. */
  readonly findings: readonly Finding[];
  /** Last declared total of each player. */
  readonly declared: readonly number[];
  /**
   * The same by the rules: final scores once the game is over, running totals while it goes on;
   * undefined where the points of the end are declared but cannot be reckoned.
   */
  readonly computed: readonly (number | undefined)[];
  /** How the game came out by the rules. */
  readonly result: GameResult;
  /** The board at the end; not to be changed. */
  readonly tiles: Uint8Array;
  /** Tiles in the bag at the end. */
  readonly bag: number;
  /** Tiles each player is known to hold at the end, by code; undefined where nothing tells. */
  readonly kept: readonly (TileCounts | undefined)[];
  /** Tiles on each rack at the end, by number. */
  readonly held: readonly number[];
}

/**
 * Plays the game again.
 *
 * @param name of the file, for messages
 * @throws InputError `GCG_TILES` when the edition lacks letters of the game, `GCG_VARIANT` for a game
 *   of other rules
 */
export function replayGame(game: GcgGame, rules: Rules = FIGS, name = 'game.gcg'): Replay {
  refuseVariant(game, name);
  checkLetters(game, rules, name);
  const state = startReplay(game, rules);
  checkFile(state);
  for (const event of game.events) replayEvent(state, event);
  closeTurn(state);
  checkTiles(state);
  checkRacksHeld(state);
  const result = finishReplay(state);
  return {
    game,
    rules,
    turns: state.turns,
    placements: state.placements,
    mismatches: state.mismatches,
    findings: [...state.findings].sort((a, b) => a.line - b.line),
    declared: state.totals,
    computed: computedScores(state, result),
    result,
    tiles: state.tiles,
    bag: state.bag,
    kept: state.kept,
    held: state.held,
  };
}

function checkFile(state: ReplayState): void {
  const { game, rules } = state;
  for (const { text, value, line } of unknownSigns(game)) {
    const fact = { code: 'unknown-sign', sign: text, rules: rules.id } as const;
    report(state, 'FILE', line, fact, { declared: value, article: rules.articles.layout });
  }
  checkLanguage(state);
  const nicks = game.players.map(({ nick }) => nick);
  for (const nick of new Set(nicks.filter((each, index) => nicks.indexOf(each) !== index))) {
    const players = numbers(nicks, nick);
    const fact = { code: 'shared-nick', nick, players } as const;
    report(state, 'NICK', 1, fact, { declared: nick });
  }
}

/** Does the file name tiles or a word list of another language? */
function checkLanguage(state: ReplayState): void {
  const { game, rules } = state;
  const other = otherLanguage(game, rules);
  if (other === undefined) return;
  const { sign, language, editions } = other;
  const values = { sign: sign.text, language, rules: rules.id, editions };
  report(
    state,
    'EDITION',
    sign.line,
    { code: 'other-language', ...values },
    { declared: language, computed: rules.id },
  );
}

/** Are there letters, laid or on racks, that the edition has no tile of, like K in Italy? */
function checkTiles(state: ReplayState): void {
  const { rules } = state;
  if (state.findings.some(({ code }) => code === 'EDITION')) return;
  const bag = bagCounts(rules);
  const lines = new Map<string, number>();
  for (const { laid, position, event } of state.turns) {
    const codes = new Set(laid.map(({ tile }) => tile));
    for (const [code, count] of position.rackCounts.entries()) if (count > 0) codes.add(code);
    for (const code of codes) {
      const letter = rules.alphabet.upper[code];
      if (code === JOLLY_INDEX || letter === undefined || bag[code]! > 0) continue;
      if (!lines.has(letter)) lines.set(letter, event.line);
    }
  }
  const [line] = lines.values();
  if (line === undefined) return;
  const letters = [...lines.keys()];
  const editions = editionsWith(letters);
  if (editions.length === 0) return;
  const fact = { code: 'missing-tiles', rules: rules.id, letters, editions } as const;
  report(state, 'EDITION', line, fact, { declared: letters.join(''), computed: rules.id });
}

function numbers(nicks: readonly string[], nick: string): readonly number[] {
  return nicks.flatMap((each, index) => (each === nick ? [index + 1] : []));
}

function replayEvent(state: ReplayState, event: GcgEvent): void {
  if (isMove(event)) {
    closeTurn(state);
    checkTurn(state, event);
    replayMove(state, event);
  } else if (event.kind === 'withdrawn') replayWithdrawn(state, event);
  else if (event.kind === 'challenge' && conventionalTag(event) === undefined) {
    replayChallenge(state, event);
  } else {
    checkTotal(state, event);
    state.endEvents.push(event);
  }
  if (isTimeOver(event)) state.timeOver = true;
}

/** Is it this player's turn, and is there a turn at all? */
function checkTurn(state: ReplayState, event: GcgMove): void {
  const before = state.turns.at(-1);
  if (before === undefined) return;
  const { players } = state.game;
  const next = before.isFullChange ? before.player : (before.player + 1) % players.length;
  if (event.player !== next) {
    const name = (index: number): string => players[index]?.name ?? '';
    const more = { declared: name(event.player), computed: name(next) };
    const fact = { code: 'out-of-turn', player: more.declared, next: more.computed } as const;
    report(state, 'TURN', event.line, fact, more);
  }
  const end = state.overReported ? undefined : endReached(state);
  if (end === undefined) return;
  if (event.kind === 'pass' && before.event.kind === 'play') {
    state.endBefore = end; // how programs write a challenge of the last play that failed
    return;
  }
  state.overReported = true;
  const fact = { code: 'after-end', end: end.step.fact } as const;
  report(state, 'AFTER_END', event.line, fact, { article: end.step.article });
}
