// Compiles the default lexicon once for all tests that need the real one.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // the built commands run as they are, not as a bundler would have them
    server: { deps: { external: [/\/dist\//] } },
    globalSetup: ['src/testing/default-lexicon-setup.ts'],
    // Against hanging only: a busy machine takes five times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
