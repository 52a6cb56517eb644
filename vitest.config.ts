// Three projects, so that the quick tests need not wait for the slow ones: `npm run test:unit`.
import { defineConfig } from 'vitest/config';

/** Tests of the real default lexicon, compiled once for all of them. */
const LEXICON = [
  'src/readme.test.ts',
  'src/compile/default-lexicon.test.ts',
  'src/dictionary/regulations.test.ts',
  'src/duplicate/readme.test.ts',
  'src/examples/examples.test.ts',
  'src/wordlist/articles.test.ts',
];

/** Tests of whole commands, compiles and packages: seconds each. */
const COMMANDS = [
  'src/cli/**/*.test.ts',
  'src/compile/compile.test.ts',
  'src/package.test.ts',
  'src/movegen/catalan.test.ts',
  'src/wordlist/worked-examples.test.ts',
];

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
        test: { ...test, name: 'unit', include: ['src/**/*.test.ts'], exclude: [...LEXICON, ...COMMANDS] },
      },
      { test: { ...test, name: 'commands', include: COMMANDS } },
      {
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
