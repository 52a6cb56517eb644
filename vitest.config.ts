// Compiles the default lexicon once for all tests that need the real one.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/default-lexicon-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
