// What the suites share: the frozen word list, its graph, the positions, and their signature.
import { readFileSync } from 'node:fs';
import { ITALIAN } from '../dist/alphabet/alphabets.js';
import { parseWordList } from '../dist/compile/word-file.js';
import { createEngine, FIGS, lexiconFromWords, parsePosition } from '../dist/index.js';
import { createTable, playGame } from './self-play.js';

const read = path => readFileSync(new URL(path, import.meta.url));

const listBytes = read('../src/testing/words.txt');

/** The frozen list, sorted and packed: 3,516 words. */
export const { words } = await parseWordList(listBytes, ITALIAN, 'words.txt');
export const lexicon = lexiconFromWords(listBytes.toString('utf8').trim().split('\n'), 'frozen');

/** 100 positions of games of the engine against itself on the frozen list. */
export const positions = read('positions.txt')
  .toString('utf8')
  .trim()
  .split('\n')
  .map(line => parsePosition(line));

/** Games of the self-play signature, and where they begin. */
export const GAMES = 20;
export const SEED = 2026;

/** Counts and score sums that a faster commit may not change. */
export function signature() {
  const engine = createEngine({ lexicon, rules: FIGS });
  const sums = { positions: positions.length, plays: 0, scores: 0, tops: 0, ties: 0 };
  for (const position of positions) {
    const list = engine.plays(position);
    sums.plays += list.length;
    for (let i = 0; i < list.length; i++) sums.scores += list.score(i);
    const top = engine.topScore(position);
    sums.tops += top.score;
    sums.ties += top.plays.length;
  }
  const { nodeCount: nodes, arcCount: arcs } = lexicon;
  return { ...sums, nodes, arcs, ...selfPlaySignature() };
}

/** Turns and points of the self-play games. */
export function selfPlaySignature() {
  const table = createTable(lexicon, SEED);
  let turns = 0;
  let points = 0;
  for (let game = 0; game < GAMES; game++) {
    turns += playGame(table);
    points += table.scores[0] + table.scores[1];
  }
  return { turns, points };
}

/** The signature as it is kept: a line a number. */
export const formatSignature = sums =>
  Object.entries(sums)
    .map(([name, value]) => `${name} ${value}\n`)
    .join('');

/** The signature that was kept, as an object. */
export function expectedSignature() {
  const lines = read('signature.txt').toString('utf8').trim().split('\n');
  return Object.fromEntries(
    lines.map(line => {
      const [name, value] = line.split(' ');
      return [name, Number(value)];
    }),
  );
}
