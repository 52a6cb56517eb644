// What the suites share: the frozen word list, its graph, the positions, and their signature.
import { readFileSync } from 'node:fs';
import { ITALIAN } from '../dist/alphabet/alphabets.js';
import { parseWordList } from '../dist/compile/word-file.js';
import { createEngine, FIGS, lexiconFromWords, parsePosition } from '../dist/index.js';

const read = path => readFileSync(new URL(path, import.meta.url));

const listBytes = read('../src/testing/words.txt');

/** The frozen list, sorted and packed: 3,516 words. */
export const { words } = parseWordList(listBytes, ITALIAN, 'words.txt');
export const lexicon = lexiconFromWords(listBytes.toString('utf8').trim().split('\n'), 'frozen');
export const engine = createEngine({ lexicon, rules: FIGS });

/** 100 positions of games of the engine against itself on the frozen list. */
export const positions = read('positions.txt')
  .toString('utf8')
  .trim()
  .split('\n')
  .map(line => parsePosition(line));

/** Counts and score sums that a faster commit may not change. */
export function signature() {
  let plays = 0;
  let scores = 0;
  let tops = 0;
  let ties = 0;
  for (const position of positions) {
    const list = engine.plays(position);
    plays += list.length;
    for (let i = 0; i < list.length; i++) scores += list.score(i);
    const top = engine.topScore(position);
    tops += top.score;
    ties += top.plays.length;
  }
  return `positions ${positions.length}\nplays ${plays}\nscores ${scores}\ntops ${tops}\nties ${ties}\nnodes ${lexicon.nodeCount}\narcs ${lexicon.arcCount}\n`;
}

export const expectedSignature = () => read('signature.txt').toString('utf8');
