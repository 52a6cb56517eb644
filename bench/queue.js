// What a queue costs against threads, and how far it reaches: `node bench/queue.js [--games N] [--rounds N]`.
// One, two and four worker processes of one thread each against as many threads, in alternation, with a
// server of its own; what a piece costs server and collector is measured on the way, and a model reckons
// from that with 10, 100 and 1,000 machines. Wants `redis-server` on the PATH and a built package.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { simulateMachines } from './machines.js';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const PROCESSES = [1, 2, 4];
/** Games of a piece (`src/strategy/self-play/run.ts`). */
const PIECE = 1000;
const PORT = 6399;
const URL_OF_QUEUE = `redis://127.0.0.1:${PORT}`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '16000' },
    rounds: { type: 'string', default: '3' },
  },
});
const games = Number(values.games);
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'leggio-queue-'));

const server = spawn(
  'redis-server',
  ['--port', `${PORT}`, '--dir', folder, '--save', '', '--appendonly', 'yes'],
  { stdio: 'ignore' },
);
try {
  const redis = new Redis(URL_OF_QUEUE, { maxRetriesPerRequest: 40 });
  redis.on('error', () => undefined);
  await redis.ping();
  const measured = [];
  for (const count of PROCESSES) measured.push(await race(redis, count));
  redis.disconnect();
  reckon(measured);
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Threads against worker processes, in alternation. */
async function race(redis, count) {
  const workers = await startWorkers(count);
  const times = { threads: [], queue: [] };
  let cost;
  try {
    for (let round = 0; round < rounds; round++) {
      const alone = await match(['--threads', `${count}`]);
      const queued = await match(['--queue', URL_OF_QUEUE]);
      if (alone.text !== queued.text) throw new Error('the queue gives another answer');
      times.threads.push(alone.seconds);
      times.queue.push(queued.seconds);
    }
    cost = await costOfPiece(redis);
  } finally {
    for (const worker of workers) worker.kill();
  }
  const ratios = times.queue.map((seconds, round) => seconds / times.threads[round]);
  const seconds = { threads: median(times.threads), queue: median(times.queue) };
  const ratio = median(ratios);
  console.log(
    `${count} ${count === 1 ? 'process ' : 'processes'}: threads ${seconds.threads.toFixed(1)} s, queue ${seconds.queue.toFixed(1)} s, ratio ${ratio.toFixed(3)} (${ratios.map(each => each.toFixed(3)).join(' ')}); ${cost.pieces} pieces more, ${((seconds.queue * count * PIECE) / games).toFixed(2)} s a piece`,
  );
  return { count, seconds, ratio, cost };
}

/** What a piece costs: a long run less a short one, so that no start is counted. */
async function costOfPiece(redis) {
  const start = await serverFacts(redis);
  const short = await match(['--queue', URL_OF_QUEUE], games / 4);
  const middle = await serverFacts(redis);
  const long = await match(['--queue', URL_OF_QUEUE], games);
  const end = await serverFacts(redis);
  const pieces = end.pieces - middle.pieces - (middle.pieces - start.pieces);
  const of = name => (end[name] - middle[name] - (middle[name] - start[name])) / pieces;
  return {
    pieces,
    commands: of('commands'),
    bytes: of('bytes'),
    server: of('cpu'),
    collector: (long.cpu - short.cpu) / pieces,
  };
}

async function startWorkers(count) {
  const workers = Array.from({ length: count }, () =>
    spawn(process.execPath, [MAIN, 'work', '--queue', URL_OF_QUEUE, '--threads', '1'], {
      stdio: 'ignore',
    }),
  );
  await match(['--queue', URL_OF_QUEUE], 200); // until all have read their lexicon
  return workers;
}

/** One match of leggio against itself: its answer, wall seconds, and CPU seconds of its own process. */
async function match(flags, count = games) {
  const players = ['--players', 'equity,score', '--no-timing', '--json'];
  const args = ['autoplay', '--games', `${count}`, '--seed', 'queue', ...players, ...flags];
  const start = performance.now();
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  let cpu = 0;
  child.stdout.on('data', piece => {
    text += piece;
  });
  const watch = setInterval(() => {
    cpu = cpuOf(child.pid) ?? cpu;
  }, 20);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0) throw new Error(`leggio ${args.join(' ')} ended with ${code}`);
  return { text, cpu, seconds: (performance.now() - start) / 1000 };
}

/** CPU seconds of a process so far, on Linux. */
function cpuOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Counters of the server. */
async function serverFacts(redis) {
  const info = await redis.info();
  const of = name => Number(new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1] ?? 0);
  const [counter] = await redis.keys('leggio:pieces-*:id');
  return {
    pieces: Number((counter && (await redis.get(counter))) ?? 0),
    commands: of('total_commands_processed'),
    bytes: of('total_net_input_bytes') + of('total_net_output_bytes'),
    cpu: of('used_cpu_sys') + of('used_cpu_user'),
  };
}

/** The model, held against what was measured, and then for machines that nobody here has. */
function reckon(measured) {
  const { cost, seconds } = measured[1];
  const piece = { ...cost, seconds: (seconds.threads * 2 * PIECE) / games };
  console.log(
    `a piece: ${piece.seconds.toFixed(2)} s of a thread, ${piece.commands.toFixed(0)} commands and ${(piece.server * 1e3).toFixed(2)} ms of the server, ${(piece.collector * 1e3).toFixed(2)} ms of the collector, ${(piece.bytes / 1024).toFixed(1)} KB`,
  );
  for (const { count, ratio } of measured) {
    const { efficiency } = simulateMachines({ piece, machines: count, threads: 1, pieces: 400 });
    console.log(
      `model, ${count} × 1 thread: ${(1 / efficiency).toFixed(3)} of the time of threads; measured ${ratio.toFixed(3)}`,
    );
  }
  for (const machines of [10, 100, 1000, 3000]) {
    for (const roundTrip of [0.0005, 0.02]) {
      const reached = simulateMachines({ piece, machines, threads: 8, roundTrip });
      const { efficiency, server, collector, commands, bytes } = reached;
      console.log(
        `model, ${machines} × 8 threads, ${roundTrip * 1e3} ms away: ${(efficiency * 100).toFixed(1)} % of the threads at work; server ${(server * 100).toFixed(0)} %, collector ${(collector * 100).toFixed(0)} % busy, ${commands.toFixed(0)} commands and ${(bytes / 1e6).toFixed(2)} MB a second`,
      );
    }
  }
}

function median(list) {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
}
