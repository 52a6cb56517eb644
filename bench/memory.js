// Memory: bytes of the default lexicon, what compiling it takes at its peak, and each further worker of a
// pool that has answered. node bench/memory.js prints one JSON line; compile the default lexicon first.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEnginePool, FIGS, loadDefaultLexicon, parsePosition } from '../dist/index.js';

const MB = 2 ** 20;
const MAIN = new URL('../dist/cli/main.js', import.meta.url);
/** Makes a process tell the most kilobytes that it had resident, when it ends. */
const TELL_PEAK =
  'data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>writeSync(2,"peak "+process.resourceUsage().maxRSS))';
/** More positions than the searches after which a worker makes its filter, on every thread. */
const POSITIONS = 4000;

if (process.argv.includes('--workers')) await reportWorkers(Number(process.argv.at(-1)));
else report();

function report() {
  const out = mkdtempSync(join(tmpdir(), 'leggio-bench-'));
  const compile = peakOf(['compile', '--out', out]);
  const version = peakOf(['--version']);
  rmSync(out, { recursive: true });
  const [one, three] = [1, 3].map(threads => workers(threads));
  console.log(
    JSON.stringify({
      graphMb: round(one.graph),
      compilePeakMb: round(compile),
      bareCommandMb: round(version),
      workerMb: round((three.rss - one.rss) / 2),
    }),
  );
}

/** Most resident bytes of a command. */
function peakOf(args) {
  const all = ['--import', TELL_PEAK, fileURLToPath(MAIN), ...args];
  const { stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  return Number(/peak (\d+)$/.exec(stderr)[1]) * 1024;
}

function workers(threads) {
  const args = ['--expose-gc', fileURLToPath(import.meta.url), '--workers', `${threads}`];
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
}

async function reportWorkers(threads) {
  const lexicon = await loadDefaultLexicon();
  const pool = await createEnginePool({ lexicon, rules: FIGS, threads });
  const position = parsePosition('15/15/15/15/15/15/15/4MAESTRO4/15/15/15/15/15/15/15 AEIRSTO');
  await Promise.all(Array.from({ length: POSITIONS }, () => pool.top(position)));
  globalThis.gc();
  console.log(JSON.stringify({ rss: process.memoryUsage().rss, graph: lexicon.bytes.byteLength }));
  await pool.close();
}

function round(bytes) {
  return Number((bytes / MB).toFixed(1));
}
