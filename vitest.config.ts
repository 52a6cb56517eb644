// Three projects, so that the quick tests need not wait for the slow ones: `npm run test:unit`.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the real default lexicon, compiled once for all of them. */
const LEXICON = [
  'src/readme.test.ts',
  'src/compile/default-lexicon.test.ts',
  'src/dictionary/why/regulations.test.ts',
  'src/duplicate/readme.test.ts',
  'src/examples/examples.test.ts',
  'src/wordlist/articles.test.ts',
];

/** Tests of whole commands, compiles and packages: seconds each. */
const COMMANDS = [
  'src/browser.test.ts',
  'src/cli/**/*.test.ts',
  'src/batch/**/*.test.ts',
  'src/compile/compile.test.ts',
  'src/package.test.ts',
  'src/movegen/catalan.test.ts',
  'src/wordlist/worked-examples.test.ts',
];

/** Tests run the sources, which the `imports` of package.json know as built files. */
const SRC = fileURLToPath(new URL('src', import.meta.url));
const resolve = {
  alias: [
    { find: /^#platform$/, replacement: `${SRC}/platform/node.ts` },
    { find: /^#node\/(.*)$/, replacement: `${SRC}/$1.ts` },
  ],
};

const test = {
  // the built commands run as they are, not as a bundler would have them
  server: { deps: { external: [/\/dist\//] } },
  // Against hanging only: a busy machine takes five times as long as an idle one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: { ...test, name: 'unit', include: ['src/**/*.test.ts'], exclude: [...LEXICON, ...COMMANDS] },
      },
      { resolve, test: { ...test, name: 'commands', include: COMMANDS } },
      {
        resolve,
        test: {
          ...test,
          name: 'lexicon',
          include: LEXICON,
          globalSetup: ['src/testing/default-lexicon-setup.ts'],
        },
      },
    ],
  },
});
