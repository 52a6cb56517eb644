// Runs one benchmark.js suite and prints a line per case; used by the files beside it.
import Benchmark from 'benchmark';

/**
 * Times cases whose answers are right: every case is first asked for its answer.
 *
 * @param {string} name
 * @param {Record<string, { run: () => unknown, answer: () => unknown, expected: unknown }>} cases
 *   `answer` does what `run` does and tells what came out
 */
export function runSuite(name, cases) {
  const suite = new Benchmark.Suite(name);
  for (const [label, { run, answer, expected }] of Object.entries(cases)) {
    const found = JSON.stringify(answer());
    if (found !== JSON.stringify(expected)) {
      throw new Error(`${name} · ${label}: answers ${found}, not ${JSON.stringify(expected)}`);
    }
    suite.add(label, run);
  }
  suite.on('cycle', ({ target }) => {
    const ms = (target.stats.mean * 1000).toFixed(2);
    console.log(`${name} · ${target.name}: ${ms} ms ± ${target.stats.rme.toFixed(1)} %`);
  });
  suite.run();
}
