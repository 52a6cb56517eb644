// Random small endings against brute force, as many as one likes: the test of `src/strategy/endgame/`, from another
// place on; or, with --preendings, that of `src/strategy/preendgame/`.
// node bench/endgame-truth.js [--count N] [--first N] [--preendings]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    first: { type: 'string', default: '100000' },
    preendings: { type: 'boolean', default: false },
  },
});
const room = values.preendings ? 'preendgame' : 'endgame';
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'thorough', `src/strategy/${room}/solve.test.ts`],
  {
    stdio: 'inherit',
    env: { ...process.env, LEGGIO_ENDINGS: values.count, LEGGIO_FIRST: values.first },
  },
);
process.exitCode = status ?? 1;
