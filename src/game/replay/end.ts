// The end of a game being replayed: is it over, what is left on the racks, and are the points at the
// end those of the edition?
import { difference, formatRack, isOverdrawn, sumOf } from '../../alphabet/tile-counts.js';
import { InputError } from '../../errors.js';
import { type FinalScores, finalScores, rackValue } from '../../referee/final-scores.js';
import { type GameEnd, gameEnd } from '../../referee/game-end.js';
import type { ScoreChange } from '../../referee/steps.js';
import type { Rules } from '../../rules/rules.js';
import { type GcgEvent, racksHeld } from '../gcg/game.js';
import { conventionalTag } from '../gcg/tags.js';
import type { NoResultFact } from './facts.js';
import { type ReplayState, report, turnsTaken, unseen } from './state.js';
import { countsOf, shortOn } from './tiles.js';
import { type PlayerOvertime, readOvertimes } from './time.js';

/** How the game came out by the rules, or why that cannot be said. */
export type GameResult =
  | {
      readonly over: true;
      /** The condition that ended it, with its article. */
      readonly end: GameEnd;
      /** Every adjustment, and the winner. */
      readonly scores: FinalScores;
      /** Tiles left on each rack; undefined where nothing tells, and none are counted. */
      readonly racks: readonly (string | undefined)[];
    }
  | {
      readonly over: false;
      /** Why the result cannot be said: the game goes on, or tiles left are not known. */
      readonly fact: NoResultFact;
    };

/** The end that the turns so far have come to, if any. */
export function endReached(state: ReplayState): GameEnd | undefined {
  const { rules, bag, held, timeOver } = state;
  return gameEnd(rules, { bag, racks: held, turns: turnsTaken(state), timeOver });
}

/** The end of a game whose player used up the overtime; whatever the turns say, that ended it. */
function lostOnTime({ rules, bag, held }: ReplayState, player: number): GameEnd | undefined {
  return gameEnd(rules, { bag, racks: held, turns: [], overtimeUsedUp: player });
}

/** Checks the points of the end and says how the game came out. */
export function finishReplay(state: ReplayState): GameResult {
  const overtimes = readOvertimes(state);
  const usedUpBy = overtimes.findIndex(each => each.overtime.usedUp === true);
  const end = usedUpBy < 0 ? (endReached(state) ?? state.endBefore) : lostOnTime(state, usedUpBy);
  if (end === undefined) return notOver(state);
  const racks = racksLeft(state);
  const unknown = countsRacks(end) ? racks.indexOf(undefined) : -1;
  if (unknown >= 0) {
    const player = state.game.players[unknown]?.name ?? '';
    return { over: false, fact: { code: 'left-unknown', player } };
  }
  const scores = scoresOf(state, end, racks, overtimes);
  if (scores === undefined) {
    return { over: false, fact: { code: 'left-wrong' } };
  }
  checkEvents(state, end);
  checkSums(state, scores);
  return { over: true, end, scores, racks };
}

/** False where the scores stand as they are, whatever is on the racks (art. 37, the time is over). */
function countsRacks({ condition }: GameEnd): boolean {
  return condition.deducts !== 'none' || condition.gains > 0;
}

/** What `Replay.computed` says. */
export function computedScores(
  state: ReplayState,
  result: GameResult,
): readonly (number | undefined)[] {
  if (result.over) return result.scores.players.map(({ final }) => final);
  const isOpen = state.endEvents.length > 0 || endReached(state) !== undefined;
  return state.real.map(score => (isOpen ? undefined : score));
}

function notOver(state: ReplayState): GameResult {
  const early = state.endEvents.find(({ kind }) => kind === 'gain' || kind === 'deduction');
  const { bag, held, rules } = state;
  if (early !== undefined) {
    const article = rules.end.conditions[0]?.article ?? null;
    const more = { declared: early.score, computed: 0, article };
    report(state, 'END', early.line, { code: 'end-early', bag, held: [...held] }, more);
  }
  return { over: false, fact: { code: 'not-over', bag, held: [...held] } };
}

/** What each player holds at the end; undefined where nothing tells. */
function racksLeft(state: ReplayState): readonly (string | undefined)[] {
  const { game, held, kept, rules } = state;
  const told = racksHeld(game);
  return game.players.map((_, player) => {
    if (held[player] === 0) return '';
    const own = kept[player];
    const followed =
      own !== undefined && sumOf(own) === held[player]
        ? formatRack(rules.alphabet, own)
        : lastUnseen(state, player);
    const declared = declaredLeft(state, player);
    if (declared !== undefined && followed !== undefined) checkLeft(state, declared, followed);
    if (declared !== undefined && followed === undefined) checkUnseen(state, declared);
    return followed ?? declared?.tiles ?? told[player]?.text;
  });
}

interface DeclaredLeft {
  readonly tiles: string;
  readonly line: number;
}

/** The tiles that an event says the player had left. */
function declaredLeft({ endEvents, game }: ReplayState, player: number): DeclaredLeft | undefined {
  const isTwo = game.players.length === 2;
  for (const event of endEvents) {
    const isOwn = event.kind === 'deduction' && event.player === player;
    const isOther = event.kind === 'gain' && isTwo && event.player !== player;
    if (isOwn || isOther) return { tiles: event.tiles, line: event.line };
  }
  return undefined;
}

/** What is unseen, when it can only be on this rack. */
function lastUnseen(state: ReplayState, player: number): string | undefined {
  const { rules, held, bag } = state;
  const isLast = held.every((count, other) => other === player || count === 0);
  if (bag > 0 || !isLast) return undefined;
  const left = unseen(state);
  const isWhole = !isOverdrawn(left) && sumOf(left) === held[player];
  return isWhole ? formatRack(rules.alphabet, left) : undefined;
}

function checkLeft(state: ReplayState, declared: DeclaredLeft, real: string): void {
  const { rules } = state;
  if (formatRack(rules.alphabet, countsOf(rules, declared.tiles)) === real) return;
  const more = { declared: declared.tiles, computed: real };
  const fact = { code: 'left-impossible', tiles: declared.tiles, real } as const;
  report(state, 'END_TILES', declared.line, fact, more);
}

/** Where nothing tells what is left: can it be what is said? */
function checkUnseen(state: ReplayState, { tiles, line }: DeclaredLeft): void {
  const { rules } = state;
  const left = countsOf(rules, tiles);
  const short = shortOn(rules, difference(unseen(state), left), left);
  if (short === '') return;
  const more = { declared: tiles, article: rules.articles.tiles };
  report(state, 'END_TILES', line, { code: 'left-too-many', tiles, short }, more);
}

function scoresOf(
  state: ReplayState,
  end: GameEnd,
  racks: readonly (string | undefined)[],
  overtimes: readonly PlayerOvertime[],
): FinalScores | undefined {
  const minutesLeft = state.endEvents.reduce(
    (most, event) => Math.max(most, conventionalTag(event)?.minutesLeft ?? 0),
    0,
  );
  const players = racks.map((rack, player) => ({
    score: state.real[player] as number,
    rack: rack ?? '',
    overtime: (overtimes[player] as PlayerOvertime).overtime,
    minutesLeft,
  }));
  try {
    return finalScores(state.rules, end, players);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const line = state.endEvents[0]?.line ?? state.game.events.at(-1)?.line ?? 1;
    for (const rack of racks.filter(each => leftValue(state.rules, each ?? '') === undefined)) {
      report(state, 'END_TILES', line, { code: 'left-unreadable', tiles: rack ?? '' });
    }
    return undefined;
  }
}

/** Each line of the end by itself. */
function checkEvents(state: ReplayState, end: GameEnd): void {
  const { deducts, gains, countsArticle: article } = end.condition;
  for (const event of state.endEvents) {
    if (event.kind !== 'gain' && event.kind !== 'deduction') continue;
    const isOut = event.player === end.player;
    const value = leftValue(state.rules, event.tiles);
    if (value === undefined) continue;
    const isDue = deducts === 'each' || (deducts === 'others' && !isOut);
    const factor = event.kind === 'gain' ? (isOut ? gains : 0) : isDue ? -1 : 0;
    const computed = factor * value.points + 0;
    if (computed === event.score) continue;
    const { kind, score: declared } = event;
    const fact = { code: 'end-points', declared, computed, kind, tiles: value.tiles } as const;
    report(state, 'END', event.line, fact, { declared, computed, article });
  }
}

function leftValue(rules: Rules, tiles: string): ReturnType<typeof rackValue> | undefined {
  try {
    return rackValue(rules, tiles);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** All lines of a player together: finds what is missing. */
function checkSums(state: ReplayState, { players }: FinalScores): void {
  const lines = new Set(state.findings.map(({ line }) => line));
  for (const [player, { changes, before, final }] of players.entries()) {
    const own = state.endEvents.filter(event => event.player === player);
    if (own.some(({ line }) => lines.has(line))) continue;
    const declared = own.reduce((sum, { score }) => sum + score, 0);
    const computed = final - before;
    if (declared === computed) continue;
    const { line } = own.at(-1) ?? (state.game.events.at(-1) as GcgEvent);
    const name = state.game.players[player]?.name ?? '';
    const article = undeclared(changes, own)?.article ?? null;
    const values = { declared, computed, player: name, changes: changes.map(({ fact }) => fact) };
    const more = { declared, computed, article };
    report(state, 'END', line, { code: 'end-sum', ...values }, more);
  }
}

/** The change that no line declares: what is missing. */
function undeclared(
  changes: readonly ScoreChange[],
  own: readonly GcgEvent[],
): ScoreChange | undefined {
  const declared = own.map(({ score }) => score);
  const missing = changes.find(({ points }) => !declared.includes(points));
  return missing ?? changes[0];
}
