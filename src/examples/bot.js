// A bot over standard input: a position a line as CGP, the best play a line in answer.
// echo '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 AEIRST?' | node src/examples/bot.js
import { createInterface } from 'node:readline';
import { createEngine, InputError, loadDefaultLexicon, parsePosition } from 'leggio';

const engine = createEngine({ lexicon: await loadDefaultLexicon() });
for await (const line of createInterface({ input: process.stdin })) {
  try {
    const [best] = engine.top(parsePosition(line), { count: 1 });
    console.log(best === undefined ? 'pass' : `${best.at} ${best.placed} ${best.score}`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.log(`error ${error.code} ${JSON.stringify(error.message)}`);
  }
}
