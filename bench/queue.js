// What a queue costs against threads, and how far it reaches:
// `node bench/queue.js [--games N] [--rounds N] [--processes 1,2,4] [--flood N]`.
// Worker processes of one thread each against as many threads, in alternation, with a server of its own: wall time,
// and CPU time of all that take part, which says more where others work beside; of that a long match less a short one,
// so that no start is counted. Then a flood of pieces of one line, to see what collector and server bear; and a model
// that reckons from what a piece costs with 10, 100 and 1,000 machines, held against both. Wants `redis-server` on the
// PATH, Linux and a built package.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { simulateMachines } from './machines.js';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
/** Games of a piece (`src/strategy/self-play/run.ts`). */
const PIECE = 1000;
const PORT = 6399;
const URL_OF_QUEUE = `redis://127.0.0.1:${PORT}`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '16000' },
    rounds: { type: 'string', default: '3' },
    processes: { type: 'string', default: '1,2,4' },
    flood: { type: 'string', default: '3000' },
  },
});
const games = Number(values.games);
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
  for (const count of values.processes.split(',')) measured.push(await race(redis, Number(count)));
  const flooded = await flood(redis, Number(values.flood));
  redis.disconnect();
  reckon(measured, flooded);
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Threads against worker processes, in alternation. */
async function race(redis, count) {
  const workers = await startWorkers(count);
  const rounds = [];
  try {
    for (let round = 0; round < Number(values.rounds); round++) {
      const alone = await lessShort(['--threads', `${count}`], redis, []);
      const queued = await lessShort(['--queue', URL_OF_QUEUE], redis, workers);
      if (alone.text !== queued.text) throw new Error('the queue gives another answer');
      rounds.push({ alone, queued });
    }
  } finally {
    for (const worker of workers) worker.kill();
  }
  const ratio = of => rounds.map(({ alone, queued }) => of(queued) / of(alone));
  const wall = ratio(({ seconds }) => seconds);
  const cpu = ratio(total);
  const costs = rounds.map(({ queued }) => queued);
  const cost = name => median(costs.map(each => each[name] / each.pieces));
  const threads = median(rounds.map(({ alone }) => total(alone) / alone.pieces));
  console.log(
    `${count} ${count === 1 ? 'process ' : 'processes'}: wall ${list(wall)}, CPU ${list(cpu)} of threads; a piece: ${threads.toFixed(2)} s of threads`,
  );
  const names = ['commands', 'bytes', 'server', 'collector'];
  const piece = Object.fromEntries(names.map(name => [name, cost(name)]));
  console.log(`  ${ms(piece.server)} of the server, ${ms(piece.collector)} of the collector each`);
  return { count, wall: median(wall), cpu: median(cpu), piece: { ...piece, seconds: threads } };
}

function list(ratios) {
  return `${median(ratios).toFixed(3)} (${ratios.map(each => each.toFixed(3)).join(' ')})`;
}

/** CPU seconds of all that took part. */
function total({ collector, server, workers }) {
  return collector + server + workers;
}

/** A long match less a short one: wall and CPU seconds, commands and bytes of the server, pieces. */
async function lessShort(flags, redis, workers) {
  const facts = async () => ({
    ...(await serverFacts(redis)),
    workers: workers.reduce((sum, { pid }) => sum + (cpuOf(pid) ?? 0), 0),
  });
  const [start, short] = [await facts(), await match(flags, games / 4)];
  const [middle, long] = [await facts(), await match(flags, games)];
  const end = await facts();
  const of = name => end[name] - middle[name] - (middle[name] - start[name]);
  const names = ['commands', 'bytes', 'server', 'workers'];
  return {
    ...Object.fromEntries(names.map(name => [name, of(name)])),
    text: long.text,
    pieces: ((games * 3) / 4 / PIECE) | 0,
    seconds: long.seconds - short.seconds,
    collector: long.cpu - short.cpu,
  };
}

/** Pieces of one line, as many as there may be: what a piece costs collector and server that have nothing to wait for. */
async function flood(redis, pieces) {
  const { openQueue } = await import('../dist/cluster/queue-crew.js');
  const { programHash } = await import('../dist/cluster/program.js');
  const { loadDefaultLexicon, FIGS } = await import('../dist/index.js');
  const lexicon = await loadDefaultLexicon();
  const workers = await startWorkers(2);
  const crew = await openQueue(URL_OF_QUEUE, lexicon, {
    program: await programHash(),
    version: '0',
  });
  const setup = { rules: FIGS, job: { kind: 'top', count: 1, by: 'score' }, file: 'f' };
  const threads = await crew.start(
    { url: new URL('../dist/batch/worker.js', import.meta.url) },
    setup,
    1,
  );
  const line = id => Buffer.from(`{"id":${id},"cgp":"${'15/'.repeat(14)}15 AEIRSTO"}\n`);
  const send = async (from, to) => {
    let next = from;
    const one = async () => {
      while (next < to) {
        const first = next++;
        await threads.run({ bytes: new Uint8Array(line(first)), first });
      }
    };
    await Promise.all(Array.from({ length: 48 }, one));
  };
  await send(0, 200); // until all is compiled
  const workerSeconds = () => workers.reduce((sum, { pid }) => sum + (cpuOf(pid) ?? 0), 0);
  const [before, start, wall] = [await serverFacts(redis), process.cpuUsage(), performance.now()];
  const worked = workerSeconds();
  await send(200, 200 + pieces);
  const { user, system } = process.cpuUsage(start);
  const [after, busy] = [await serverFacts(redis), workerSeconds() - worked];
  const seconds = (performance.now() - wall) / 1000;
  await crew.close();
  for (const worker of workers) worker.kill();
  const cost = {
    collector: (user + system) / 1e6 / pieces,
    server: (after.server - before.server) / pieces,
    seconds: busy / pieces,
    rate: pieces / seconds,
  };
  console.log(
    `flood of ${pieces} pieces: ${(pieces / seconds).toFixed(0)} a second on this machine; ${ms(cost.collector)} of the collector, ${ms(cost.server)} of the server, ${ms(cost.seconds)} of two workers each`,
  );
  return cost;
}

function ms(seconds) {
  return `${(seconds * 1e3).toFixed(2)} ms`;
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
  return {
    commands: of('total_commands_processed'),
    bytes: of('total_net_input_bytes') + of('total_net_output_bytes'),
    server: of('used_cpu_sys') + of('used_cpu_user'),
  };
}

/**
 * The model, held against what was measured, and then for machines that nobody here has. Collector and server are
 * reckoned as in the flood, where all they do is compiled, as it is for whoever has so many machines; a match of this
 * bench is over before.
 */
function reckon(measured, flooded) {
  const cold = measured[0].piece;
  const piece = { ...cold, server: flooded.server, collector: flooded.collector };
  console.log(
    `a piece: ${piece.seconds.toFixed(2)} s of a thread, ${piece.commands.toFixed(0)} commands, ${(piece.bytes / 1024).toFixed(1)} KB`,
  );
  for (const { count, wall, cpu } of measured) {
    const { efficiency } = simulateMachines({ piece, machines: count, threads: 1, pieces: 400 });
    console.log(
      `model, ${count} × 1 thread: ${(1 / efficiency).toFixed(3)} of the time of threads; measured ${wall.toFixed(3)} (wall), ${cpu.toFixed(3)} (CPU)`,
    );
  }
  const small = { ...piece, seconds: flooded.seconds };
  const { rate } = simulateMachines({ piece: small, machines: 2, threads: 1, pieces: 20_000 });
  const cores = cpus().length / (flooded.collector + flooded.server + flooded.seconds);
  console.log(
    `model, the flood: ${Math.min(rate, cores).toFixed(0)} pieces a second (${rate.toFixed(0)} if everybody had a core); measured ${flooded.rate.toFixed(0)}`,
  );
  for (const machines of [10, 50, 100, 1000]) {
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
