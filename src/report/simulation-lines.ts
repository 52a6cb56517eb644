// A simulation in lines, and what its page says in the same words.
import { sumOf } from '../alphabet/tile-counts.js';
import type { Move } from '../board/move.js';
import { type Position, unseenCounts } from '../board/position.js';
import { parseAt } from '../board/squares.js';
import type { SimulatedMove, Simulation } from '../strategy/simulation/result.js';
import type { Language } from '../wording/language.js';
import { SIMULATION, type SimulationWords } from '../wording/simulation.js';
import { createSpeech, type Speech } from '../wording/speech.js';

/** With what was simulated. */
export interface SimulatedWith {
  readonly lexicon: string;
  readonly rules: string;
}

/** The answer as a table, and above it how it was got. */
export function simulationLines(
  position: Position,
  simulation: Simulation,
  made: SimulatedWith,
  language: Language,
): readonly string[] {
  const words = SIMULATION[language];
  const speech = createSpeech(language);
  const { moves } = simulation;
  const name = ({ move }: SimulatedMove): string => simulatedName(move, words, speech);
  const width = Math.max(8, ...moves.map(move => name(move).length));
  const head = [
    words.move.padEnd(width),
    words.score.padStart(5),
    words.won.padStart(15),
    words.equity.padStart(14),
    words.answer.padStart(13),
    words.mostFrequent,
  ];
  return [
    `${words.rack} ${position.rack}  ·  ${madeText(simulation, made, words, '  ·  ')}`,
    rolloutsText(simulation, words),
    ...simulationRemarks(position, simulation, words),
    '',
    head.join('  '),
    ...moves.map(move => `${name(move).padEnd(width)}  ${figures(move, words, speech)}`),
  ];
}

/** How many rollouts there were, and why no more. */
export function rolloutsText(
  { rollouts, played, stopped, by }: Simulation,
  words: SimulationWords,
): string {
  return words.rollouts(rollouts, played, words.stopped[stopped], words.decides[by]);
}

/** What it was made with. */
export function madeText(
  { spread, plies, seed }: Simulation,
  { lexicon, rules }: SimulatedWith,
  words: SimulationWords,
  separator = ' · ',
): string {
  return [
    `${words.spread} ${spread}`,
    words.turns(plies),
    `${words.seed} ${seed}`,
    `${words.lexicon} ${lexicon}`,
    `${words.rules} ${rules}`,
  ].join(separator);
}

/** More to say of how it was made. */
export function simulationRemarks(
  { rules, tiles, rackCounts }: Position,
  { last }: Simulation,
  words: SimulationWords,
): readonly string[] {
  const isEnding = sumOf(unseenCounts(rules, tiles, rackCounts)) <= rules.rackSize;
  return [
    ...(last === undefined ? [] : [words.weighed(last)]),
    ...(isEnding ? [words.bagEmpty] : []),
  ];
}

function figures(simulated: SimulatedMove, words: SimulationWords, speech: Speech): string {
  const { move, winPercent, winError, equity, equityError, dropped, replies } = simulated;
  const isKnown = simulated.rollouts > 0;
  const won =
    isKnown && winPercent !== undefined ? `${errorText(winPercent, winError ?? 0, speech)} %` : '–';
  const answer = isKnown ? simulated.turns[0] : undefined;
  const points =
    answer && `${decimals(answer.points, 1, speech)}, ${Math.round(answer.bingos * 100)} %*`;
  const [first] = replies;
  const reply =
    first &&
    `${replyName(first.move, words, speech)} (${decimals(first.share * 100, 1, speech)} %)`;
  return [
    String(move.kind === 'play' ? move.score : 0).padStart(5),
    won.padStart(15),
    (isKnown ? errorText(equity, equityError, speech) : '–').padStart(14),
    (points ?? '').padStart(13),
    `${reply ?? ''}${dropped ? `  (${words.dropped})` : ''}`,
  ].join('  ');
}

/** `'57.13 ± 1.41'` */
export function errorText(mean: number, error: number, speech: Speech): string {
  return `${decimals(mean, 2, speech)} ± ${decimals(error, 2, speech)}`;
}

/** A number with so many decimals, as the language writes them. */
export function decimals(value: number, digits: number, { language }: Speech): string {
  const text = value.toFixed(digits);
  return language === 'it' ? text.replace('.', ',') : text;
}

/** A candidate in a few characters. */
export function simulatedName(move: Move, words: SimulationWords, speech: Speech): string {
  if (move.kind === 'play') return `${speech.place(move.at)} ${move.word}`;
  return move.kind === 'exchange' ? words.exchange(move.tiles) : words.pass;
}

/** An answer as results have it, `'8H WORD'`, `'exchange'`, `'pass'`, in a language. */
export function replyName(move: string, words: SimulationWords, speech: Speech): string {
  if (move === 'pass') return words.pass;
  if (move === 'exchange') return words.exchange('').trim();
  const [at = '', ...word] = move.split(' ');
  return parseAt(at) === undefined ? move : `${speech.place(at)} ${word.join(' ')}`;
}
