// A program of somebody who installed leggio: no types of Node, no DOM, no flag. `package.test.ts` and
// `.ci/package` compile and run it against the packed package.
import {
  type AbortSignalLike,
  createEngine,
  createEnginePool,
  duplicate,
  type Engine,
  type EnginePool,
  FIGS,
  lexiconFromWords,
  type Play,
  parsePosition,
  type TurnAnalysis,
} from 'leggio';
import { compileWords, type Manifest } from 'leggio/compile';
import { createSearcher, PLAY, PlayBuffer, toPlay } from 'leggio/core';

declare const console: { log(text: string): void };

/** A signal of their own: the structure is what counts. */
const signal: AbortSignalLike = {
  aborted: false,
  throwIfAborted: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

const lexicon = lexiconFromWords(['mare', 'amare', 'mai']);
const engine: Engine = createEngine({ lexicon, rules: FIGS });
const position = parsePosition(`${'15/'.repeat(14)}15 AEMR`);
const first: Play | undefined = engine.top(position)[0];

const pool: EnginePool = await createEnginePool({ lexicon, threads: 1 });
const [best] = await pool.top(position, { signal });
await pool.close();

const buffer = new PlayBuffer();
createSearcher(lexicon.graph, FIGS).ranked(position, buffer);
const packed = toPlay(buffer, 0, position);

const compiled: (words: string) => Promise<Manifest> = async words =>
  (await compileWords({ words, out: 'lexicon', signal })).manifest;
const countOf = ({ plays }: TurnAnalysis): number => plays;

console.log([first?.word, best?.word, packed.word, lexicon.wordCount].join(' '));
console.log([typeof compiled, typeof countOf, typeof PLAY, typeof duplicate.new].join(' '));
