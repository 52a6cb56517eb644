// Suite: `leggio batch` on one thread and on two, after its answers have given the signature.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileWords } from '../dist/compile/compile-words.js';
import { formatPosition } from '../dist/index.js';
import { expectedSignature, positions } from './fixture.js';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const WORDS = fileURLToPath(new URL('../src/testing/words.txt', import.meta.url));
/** How often the bench positions follow each other in the timed file. */
const REPEATS = 200;
const ROUNDS = 5;

export async function poolSuite() {
  const folder = mkdtempSync(join(tmpdir(), 'leggio-bench-'));
  try {
    await compileWords({ words: WORDS, out: join(folder, 'frozen.gaddag') });
    const once = writePositions(folder, 'once.jsonl', 1);
    const found = JSON.stringify(sumsOf(batch(folder, once, ['--all', '--threads', '2'])));
    const { plays, scores, tops, ties } = expectedSignature();
    const expected = JSON.stringify({ plays, scores, tops, ties });
    if (found !== expected) throw new Error(`the batch answers ${found}, not ${expected}`);
    const many = writePositions(folder, 'many.jsonl', REPEATS);
    const times = { 1: [], 2: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const threads of [1, 2]) {
        times[threads].push(batch(folder, many, ['--top', '5', '--threads', `${threads}`]).ms);
      }
    }
    report(times);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writePositions(folder, name, repeats) {
  const file = join(folder, name);
  const lines = Array.from({ length: positions.length * repeats }, (_, index) =>
    JSON.stringify({ id: `${index}`, cgp: formatPosition(positions[index % positions.length]) }),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** Runs the command to a file. */
function batch(folder, file, options) {
  const out = join(folder, 'out.jsonl');
  const common = ['--lexicon', join(folder, 'frozen.gaddag'), '--out', out, '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, [
    MAIN,
    'batch',
    file,
    ...options,
    ...common,
  ]);
  if (stderr.length > 0) throw new Error(stderr.toString());
  return { out, ms: JSON.parse(stdout.toString()).ms };
}

/** What the batch finds of the signature, from the lines of `--all`. */
function sumsOf({ out }) {
  const sums = { plays: 0, scores: 0, tops: 0, ties: 0 };
  const answers = readFileSync(out, 'utf8').trimEnd().split('\n');
  for (const answer of answers) {
    const { plays } = JSON.parse(answer);
    const top = plays[0]?.score ?? 0;
    sums.plays += plays.length;
    for (const { score } of plays) sums.scores += score;
    sums.tops += top;
    sums.ties += plays.filter(({ score }) => score === top).length;
  }
  return sums;
}

function report(times) {
  const median = list => list.toSorted((a, b) => a - b)[list.length >> 1];
  for (const [threads, list] of Object.entries(times)) {
    const spread = `${Math.min(...list)}–${Math.max(...list)}`;
    console.log(`pool · top 5, ${threads} threads: ${median(list)} ms (${spread})`);
  }
  console.log(`pool · 2 threads are ${(median(times[1]) / median(times[2])).toFixed(2)} × 1`);
}
