// The scores after the last turn (FIGS art. 40-41; 2008 art. 44-45 and 40): overtime, tiles left,
// what the one who went out gains, the conventional score of a game lost on time, a draw.
import { JOLLY_INDEX, tileName } from '../alphabet/tile-counts.js';
import { parseRack } from '../board/rack.js';
import type { OvertimeUsedUp } from '../rules/game-rules.js';
import { type Rules, tilePoints } from '../rules/rules.js';
import type { StepFact, TileWorth } from './facts.js';
import type { GameEnd } from './game-end.js';
import { type Overtime, overtimeCharge } from './overtime.js';
import type { ScoreChange, Step } from './steps.js';

/** A player when the last turn is over. */
export interface PlayerEnd {
  /** Points of the turns. */
  readonly score: number;
  /** Tiles left: `'?AQ'`. */
  readonly rack: string;
  readonly overtime?: Overtime;
  /** Minutes left of the first allowance, fractions dropped where they are used; default 0. */
  readonly minutesLeft?: number;
}

/** A player's score, and how it came about. */
export interface PlayerFinal {
  /** Before anything was added or taken. */
  readonly before: number;
  /** In the order they are reckoned. */
  readonly changes: readonly ScoreChange[];
  /** `before` and the points of all changes. */
  readonly final: number;
}

/** The scores after everything was added and taken. */
export interface FinalScores {
  /** In the order they were given. */
  readonly players: readonly PlayerFinal[];
  /** The winner, or undefined for a draw. */
  readonly winner: number | undefined;
  /** How the result came about: the end of the game, a game lost on time, a draw. */
  readonly steps: readonly Step[];
}

/**
 * Every adjustment with its article.
 *
 * @throws InputError `OVERTIME`, `POSITION_RACK`
 */
export function finalScores(
  rules: Rules,
  end: GameEnd,
  players: readonly PlayerEnd[],
): FinalScores {
  const lostBy = end.condition.kind === 'overtime' ? end.player : undefined;
  const values = players.map(({ rack }) => rackValue(rules, rack));
  const finals = players.map((player, index) => {
    const overtime = { seconds: 0, ...player.overtime, usedUp: index === lostBy };
    const changes = [
      overtimeCharge(rules, overtime),
      deduction(end, index, values[index] as RackValue),
      gain(end, index, values),
    ].filter(change => change !== undefined);
    return withChanges(player.score, changes);
  });
  if (lostBy !== undefined) return lostOnTime(rules, finals, players, lostBy, end);
  const best = Math.max(...finals.map(({ final }) => final));
  const winners = finals.flatMap(({ final }, index) => (final === best ? [index] : []));
  if (winners.length === 1) return { players: finals, winner: winners[0], steps: [end.step] };
  return { players: finals, winner: undefined, steps: [end.step, drawStep(rules, end, best)] };
}

function withChanges(before: number, changes: readonly ScoreChange[]): PlayerFinal {
  return { before, changes, final: changes.reduce((sum, { points }) => sum + points, before) };
}

interface RackValue {
  readonly points: number;
  /** Every tile and what it counts. */
  readonly tiles: readonly TileWorth[];
}

/** What the tiles left are worth, a jolly as the edition has it at the end. */
export function rackValue(rules: Rules, rack: string): RackValue {
  const points = Int32Array.from(tilePoints(rules));
  points[JOLLY_INDEX] = rules.end.jollyLeft;
  const tiles: TileWorth[] = [];
  let total = 0;
  for (const [code, count] of parseRack(rules, rack).entries()) {
    if (count === 0) continue;
    const letter = tileName(rules.alphabet, code);
    tiles.push(...Array<TileWorth>(count).fill({ tile: letter, points: points[code]! }));
    total += count * points[code]!;
  }
  return { points: total, tiles };
}

/** Art. 40: the tiles left are taken off; when one went out, only the others'. */
function deduction(
  { condition, player }: GameEnd,
  index: number,
  { points, tiles }: RackValue,
): ScoreChange | undefined {
  const { deducts, countsArticle: article } = condition;
  if (deducts === 'none' || (deducts === 'others' && index === player)) return undefined;
  if (tiles.length === 0) return undefined;
  return {
    points: 0 - points,
    article,
    fact: { code: 'tiles-left', tiles, points: 0 - points },
  };
}

/** Where the edition says so, who went out gains what the others hold. */
function gain(
  { condition, player }: GameEnd,
  index: number,
  values: readonly RackValue[],
): ScoreChange | undefined {
  const { gains, countsArticle: article } = condition;
  if (gains === 0 || index !== player) return undefined;
  const others = values.filter((_, each) => each !== index);
  const points = gains * others.reduce((sum, each) => sum + each.points, 0);
  const racks = others.map(({ tiles }) => tiles);
  return {
    points,
    article,
    fact: { code: 'tiles-gained', factor: gains, racks, points },
  };
}

function drawStep({ end }: Rules, { step }: GameEnd, score: number): Step {
  return {
    article: end.draw ?? step.article,
    fact: { code: 'draw', score, stated: end.draw !== undefined },
  };
}

/** The game of a player whose overtime is used up: lost, whatever the scores. */
function lostOnTime(
  rules: Rules,
  finals: readonly PlayerFinal[],
  players: readonly PlayerEnd[],
  loser: number,
  end: GameEnd,
): FinalScores {
  const { usedUp } = rules.clock.overtime;
  if (usedUp === undefined) throw new RangeError(`rules ${rules.id}: no overtime to use up`);
  const winner = finals.findIndex((_, index) => index !== loser);
  const won = finals[winner] as PlayerFinal;
  const lost = finals[loser] as PlayerFinal;
  const minutes = Math.floor(players[winner]?.minutesLeft ?? 0);
  const changed = [...finals];
  if (usedUp.kind === 'below') changed[loser] = setBelow(usedUp, lost, won);
  else changed[winner] = setAhead(usedUp, won, lost, minutes);
  const fact = { code: 'lost-on-time', player: loser } as const;
  return { players: changed, winner, steps: [end.step, { article: usedUp.article, fact }] };
}

/** Figs art. 37: who is ahead in spite of the penalty gets the opponent's score less 50. */
function setBelow(
  { points, article }: Extract<OvertimeUsedUp, { kind: 'below' }>,
  lost: PlayerFinal,
  won: PlayerFinal,
): PlayerFinal {
  if (lost.final <= won.final) return lost;
  const score = won.final - points;
  const sums = { had: lost.final, other: won.final, less: points, score };
  const fact = { code: 'set-below', ...sums, points: score - lost.final } as const;
  return conventional(lost, article, fact);
}

/** 2008 art. 40: the winner is ahead by 20, or by the real margin and 20 a whole minute left. */
function setAhead(
  { points, perMinuteLeft, article }: Extract<OvertimeUsedUp, { kind: 'margin' }>,
  won: PlayerFinal,
  lost: PlayerFinal,
  minutes: number,
): PlayerFinal {
  const real = won.final - lost.final;
  const larger = real + minutes * perMinuteLeft;
  const margin = Math.max(points, larger);
  const sums = { real, minutes, perMinute: perMinuteLeft, larger, least: points, margin };
  const fact = { code: 'set-ahead', ...sums, points: margin - real } as const;
  return conventional(won, article, fact);
}

/** A score set by convention, as a change like the others. */
function conventional(
  player: PlayerFinal,
  article: string,
  fact: StepFact & { readonly points: number },
): PlayerFinal {
  const { points } = fact;
  const score = player.final + points;
  const change = { points, article, fact };
  const changes = points === 0 ? player.changes : [...player.changes, change];
  return { before: player.before, changes, final: score };
}
