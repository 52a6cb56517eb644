// Five projects, so that the quick tests need not wait for the slow ones: `npm run test:unit`.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the real default lexicon, compiled once for all of them. */
const LEXICON = [
  'src/readme.test.ts',
  'src/compile/default-lexicon.test.ts',
  'src/dictionary/why/regulations.test.ts',
  'src/duplicate/readme.test.ts',
  'src/examples/examples.test.ts',
  'src/strategy/self-play/strength.test.ts',
  'src/wordlist/articles.test.ts',
];

/** Tests of whole commands, threads, locks, compiles and packages: seconds each. */
const COMMANDS = [
  'src/analysis/folder/parts.test.ts',
  'src/analysis/look-ahead.test.ts',
  'src/browser.test.ts',
  'src/cli/**/*.test.ts',
  'src/batch/**/*.test.ts',
  'src/cluster/examples.test.ts',
  'src/cluster/failures.test.ts',
  'src/cluster/queue.test.ts',
  'src/cluster/tls.test.ts',
  'src/compile/compile.test.ts',
  'src/imports.test.ts',
  'src/engine/pool.test.ts',
  'src/files/lock.test.ts',
  'src/package.test.ts',
  'src/report/page.test.ts',
  'src/report/players-page.test.ts',
  'src/review/apply.test.ts',
  'src/review/page.test.ts',
  'src/movegen/catalan.test.ts',
  'src/strategy/self-play/match.test.ts',
  'src/strategy/simulation/simulate.test.ts',
  'src/strategy/training/train.test.ts',
  'src/web/engine/evening/same-lines.test.ts',
  'src/wordlist/worked-examples.test.ts',
];

/** Tests by chance, at every byte, at length or of time: a few of their cases are quick tests, all of them here. */
const THOROUGH = [
  'src/board/long-input.test.ts',
  'src/compile/derivations.test.ts',
  'src/compile/word-file.test.ts',
  'src/dictionary/why/explain.test.ts',
  'src/duplicate/draw.test.ts',
  'src/duplicate/ledger/ledger-file.test.ts',
  'src/duplicate/ledger/ledger-fuzz.test.ts',
  'src/duplicate/verify.test.ts',
  'src/gaddag/hostile.test.ts',
  'src/game/linear.test.ts',
  'src/leaves/leave-ranks.test.ts',
  'src/movegen/all-plays.test.ts',
  'src/movegen/best-plays.test.ts',
  'src/movegen/make-play.test.ts',
  'src/movegen/own-rules.test.ts',
  'src/referee/judge.test.ts',
  'src/strategy/self-play/ending.test.ts',
  'src/strategy/self-play/play-game.test.ts',
  'src/strategy/endgame/solve.test.ts',
  'src/strategy/preendgame/solve.test.ts',
  'src/wordlist/inflection/verb-tables.test.ts',
  'src/wordlist/packages/packages.test.ts',
  'src/wordlist/rows/conflicts.test.ts',
  'src/wordlist/rows/idle-rows.test.ts',
  'src/wordlist/rows/table-reader.test.ts',
];

/** Of those, what reads the tables of the project again and again: no quick tests. */
const SLOW = ['src/wordlist/rows/idle-rows.test.ts', 'src/wordlist/rows/table-reader.test.ts'];

/** Tests of the site in a browser, built once for all of them. */
const SITE = ['src/web/**/*.site.test.ts'];

/** Tests run the sources, which the `imports` of package.json know as built files. */
const SRC = fileURLToPath(new URL('src', import.meta.url));
const inner = [
  { find: /^#platform$/, replacement: `${SRC}/platform/node.ts` },
  { find: /^#node\/(.*)$/, replacement: `${SRC}/$1.ts` },
];
const resolve = { alias: [{ find: /^leggio$/, replacement: `${SRC}/index.ts` }, ...inner] };
/** Where commands and packages are tested, `leggio` is the built package: no thread of Node 20 can start on a source. */
const built = { alias: inner };

const test = {
  // the built commands run as they are, not as a bundler would have them
  server: { deps: { external: [/\/dist\//] } },
  // Against hanging only: a busy machine takes five times as long as an idle one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // half of the time of quick tests was starting a process for each file and reading its modules there
  pool: 'threads' as const,
  // files leave nothing behind in their thread: the modules of one are there for the next
  isolate: false,
  provide: { thorough: false },
};

/** All projects, `npm test`: what runs in `thorough` with all its cases need not run with a few of them before. */
const WHOLE = 'whole';

export default defineConfig(({ mode }) => ({
  test: {
    // three on two cores: tests of queues, failures and pages wait for half of their time
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        resolve,
        test: {
          ...test,
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: [...LEXICON, ...COMMANDS, ...(mode === WHOLE ? THOROUGH : SLOW), ...SITE],
        },
      },
      {
        resolve,
        test: {
          ...test,
          name: 'thorough',
          include: THOROUGH,
          provide: { thorough: true },
        },
      },
      { resolve: built, test: { ...test, name: 'commands', include: COMMANDS } },
      {
        resolve,
        test: {
          ...test,
          name: 'lexicon',
          include: LEXICON,
          globalSetup: ['src/testing/default-lexicon-setup.ts'],
          setupFiles: ['src/testing/default-lexicon-made.ts'],
        },
      },
      {
        resolve,
        test: {
          ...test,
          name: 'site',
          include: SITE,
          globalSetup: ['src/testing/site-setup.ts'],
          setupFiles: ['src/testing/site-made.ts'],
        },
      },
    ],
  },
}));
