// Runs one benchmark.js suite and prints a line per case; used by the files beside it.
import Benchmark from 'benchmark';

/**
 * @param {string} name
 * @param {Record<string, () => unknown>} cases
 */
export function runSuite(name, cases) {
  const suite = new Benchmark.Suite(name);
  for (const [label, job] of Object.entries(cases)) suite.add(label, job);
  suite.on('cycle', ({ target }) => {
    const ms = (target.stats.mean * 1000).toFixed(2);
    console.log(`${name} · ${target.name}: ${ms} ms ± ${target.stats.rme.toFixed(1)} %`);
  });
  suite.run();
}
