// Random endings in several editions, solved and held against brute force and against themselves: for the tests, and
// for `bench/endgame-truth.js`, which tries as many as one likes.
import { parseWord } from '../alphabet/alphabet.js';
import { formatRack, sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import { createPosition, formatPosition } from '../board/position.js';
import { SIZE, SQUARE_COUNT } from '../board/squares.js';
import { createEngine } from '../engine/engine.js';
import { positionAfter } from '../referee/after-play.js';
import { finalScores } from '../referee/final-scores.js';
import { gameEnd, type TurnTaken } from '../referee/game-end.js';
import { judge } from '../referee/judge.js';
import { ENGLISH_RULES, FIGS, TEVERE_2007, UF_2007 } from '../rules/editions.js';
import { bagSize, type Rules } from '../rules/rules.js';
import type { EndgameMove } from '../strategy/endgame/moves.js';
import { type EndgameResult, solveEndgame } from '../strategy/endgame/solve.js';
import { endingTruth, TooLarge, type Truth } from './ending-truth.js';
import { WORDS } from './lexicon.js';
import { oracleWords } from './oracle.js';
import { createRandom } from './random.js';
import { type RandomEnding, randomEnding } from './random-endings.js';

/** The same edition, but one idle turn of each ends the game. */
function hasty(rules: Rules): Rules {
  const conditions = rules.end.conditions.map(each =>
    each.kind === 'idle' ? { ...each, each: 1 } : each,
  );
  return { ...rules, id: `${rules.id}, hasty`, end: { ...rules.end, conditions } };
}

/** Most letters are worth nothing, so that plays of no points, which count as passes, come often. */
const WORTHLESS: Rules = {
  ...ENGLISH_RULES,
  id: 'worthless',
  tiles: ENGLISH_RULES.tiles.map(tile => ({ ...tile, points: tile.points > 2 ? tile.points : 0 })),
};

/** What endings are tried under; ending `n` has number `n % TRIED_RULES.length`. */
export const TRIED_RULES: readonly Rules[] = [
  FIGS,
  ENGLISH_RULES,
  UF_2007,
  TEVERE_2007,
  WORTHLESS,
  hasty(FIGS),
  hasty(WORTHLESS),
];
/** Turns that brute force may take for one ending: a second or two. */
const MOST_TURNS = 40_000;

/** Words that every edition can spell. */
const POOL = WORDS.filter(word => word.length <= 4 && !/[JKQWXY]/.test(word));

/** An ending with what brute force says of it. */
export interface Tried extends RandomEnding {
  readonly name: string;
  readonly truth: Truth;
}

/** Ending `number` of all; undefined when it has too many turns for brute force. */
export function triedEnding(number: number): Tried | undefined {
  const rules = TRIED_RULES[number % TRIED_RULES.length]!;
  const ending = randomEnding(createRandom(number), rules, POOL);
  const { position, opponent, words } = ending;
  if (bagSize(position.rules) < rules.rackSize) return undefined; // rules of too few tiles
  if (Math.floor(number / TRIED_RULES.length) % 8 > 0 && !canLay(ending)) return undefined;
  const oracle = oracleWords(words.map(word => parseWord(rules.alphabet, word)));
  try {
    const truth = endingTruth({ position, opponent, words: oracle, mostTurns: MOST_TURNS });
    const other = formatRack(rules.alphabet, opponent);
    return { ...ending, truth, name: `${number} ${rules.id} ${formatPosition(position)} ${other}` };
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** True when the player to move can lay something: else there is little to be wrong about. */
function canLay({ position, lexicon }: Ending): boolean {
  return createEngine({ lexicon, rules: position.rules }).topScore(position).plays.length > 0;
}

/** An ending as its players see it. */
export type Ending = Pick<RandomEnding, 'position' | 'opponent' | 'lexicon'>;

export function solved({ position, opponent, lexicon }: Ending): Promise<EndgameResult> {
  const text = formatRack(position.rules.alphabet, opponent);
  return solveEndgame(position, { lexicon, opponent: text, memory: 16 });
}

/** The same with rows as columns. */
export function transposed({ position, ...rest }: Ending): Ending {
  const tiles = new Uint8Array(SQUARE_COUNT);
  for (const [square, tile] of position.tiles.entries()) {
    tiles[(square % SIZE) * SIZE + Math.floor(square / SIZE)] = tile;
  }
  return { ...rest, position: createPosition(position.rules, tiles, position.rackCounts) };
}

/** A move as brute force writes it. */
export function moveText(move: EndgameMove): string {
  return move.kind === 'pass' ? 'pass' : `${move.at} ${move.word}`;
}

/** What a line comes to by the referee, and whether the game is over behind it, and not before. */
export function replayed(
  { position, opponent, lexicon }: Ending,
  line: readonly EndgameMove[],
): { value: number; isOver: boolean } {
  const { rules } = position;
  const racks: [TileCounts, TileCounts] = [position.rackCounts, opponent];
  const scores = [0, 0];
  const turns: TurnTaken[] = [];
  let tiles = position.tiles;
  for (const [index, move] of line.entries()) {
    const player = index % 2;
    const before = createPosition(rules, tiles, racks[player]!);
    if (move.kind === 'play') {
      const verdict = judge(before, move, lexicon, { rackKnown: true });
      if (!verdict.legal || verdict.sheet?.total !== move.score) throw new Error(moveText(move));
      const after = positionAfter(before, move);
      tiles = after.tiles;
      racks[player] = after.rackCounts;
      scores[player]! += move.score;
    }
    turns.push({ player, kind: move.kind, score: move.kind === 'play' ? move.score : 0 });
    const isLast = index === line.length - 1;
    const blocked = isLast && move.kind === 'pass' && turns.at(-2)?.kind === 'pass';
    const end = gameEnd(rules, { bag: 0, racks: racks.map(sumOf), turns, blocked });
    if (!isLast && end !== undefined) throw new Error(`over before ${moveText(move)}`);
    if (isLast) return settle(rules, racks, scores, end, isLeftOff(rules, turns));
  }
  throw new Error('no line');
}

/** True after six passes, no fewer and no more, in an edition without an end for them. */
function isLeftOff(rules: Rules, turns: readonly TurnTaken[]): boolean {
  if (rules.id !== TEVERE_2007.id) return false;
  const played = turns.findLastIndex(({ kind }) => kind === 'play');
  return turns.length - 1 - played === 6;
}

function settle(
  rules: Rules,
  racks: readonly TileCounts[],
  scores: readonly number[],
  end: ReturnType<typeof gameEnd>,
  isLeftOff: boolean,
): { value: number; isOver: boolean } {
  if (end === undefined) return { value: scores[0]! - scores[1]!, isOver: isLeftOff };
  const players = racks.map((rack, index) => ({
    score: scores[index]!,
    rack: formatRack(rules.alphabet, rack),
  }));
  const finals = finalScores(rules, end, players).players;
  return { value: finals[0]!.final - finals[1]!.final, isOver: true };
}

/** The value as the other player sees it after the first play, negated; undefined when that ends or idles. */
async function fromOtherSeat(
  { position, opponent, lexicon }: Ending,
  [move]: readonly EndgameMove[],
): Promise<number | undefined> {
  if (move?.kind !== 'play' || move.score === 0) return undefined;
  const { rules, tiles, rackCounts } = positionAfter(position, move);
  if (sumOf(rackCounts) === 0) return undefined;
  const turned = createPosition(rules, tiles, opponent);
  const { value } = await solved({ position: turned, opponent: rackCounts, lexicon });
  return move.score - value;
}

/** Faults found in an ending, in words; none when all is well. */
export async function faultsOf(tried: Tried): Promise<string[]> {
  const { truth } = tried;
  const { value, exact, best, line, low, high } = await solved(tried);
  const moves = best.map(({ move }) => moveText(move)).sort();
  const other = await fromOtherSeat(tried, line);
  const { value: across } = await solved(transposed(tried));
  const { value: reached, isOver } = replayed(tried, line);
  const faults: string[] = [];
  if (!exact || low !== value || high !== value) faults.push('not exact');
  if (value !== truth.value) faults.push(`value ${value}, not ${truth.value}`);
  if (moves.join() !== truth.best.join()) faults.push(`best ${moves}, not ${truth.best}`);
  if (other !== undefined && other !== value) faults.push(`other seat ${other}, not ${value}`);
  if (across !== value) faults.push(`transposed ${across}, not ${value}`);
  if (reached !== value || !isOver) faults.push(`line ${line.map(moveText)} comes to ${reached}`);
  if (!moves.includes(moveText(line[0]!))) faults.push(`line begins with ${moveText(line[0]!)}`);
  return faults.map(fault => `${tried.name}: ${fault}`);
}
