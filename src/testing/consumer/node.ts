// A program with the types of Node and `Symbol.asyncDispose`: its own AbortSignal and URL are welcome, and
// a pool ends with its block.
import { createEnginePool, lexiconFromWords, loadLexicon, parsePosition } from 'leggio';

const lexicon = lexiconFromWords(['mare', 'amare', 'mai']);
const position = parsePosition(`${'15/'.repeat(14)}15 AEMR`);

async function best(signal: AbortSignal): Promise<string | undefined> {
  await using pool = await createEnginePool({ lexicon, threads: 1 });
  return (await pool.top(position, { signal }))[0]?.word;
}

const missing = await loadLexicon(new URL('none.gaddag', import.meta.url)).catch(
  (error: Error) => error.name,
);
console.log(await best(AbortSignal.timeout(60_000)), missing);
