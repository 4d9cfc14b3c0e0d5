import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Navigation and routes come from the reference too: its data is made once, before the first test.
    globalSetup: ['tests/support/prepare-reference.ts'],
    setupFiles: ['scripts/verdicts/vitest-setup.ts'],
    include: ['tests/unit/**/*.test.ts'],
    // Some tests run the compiler; a timeout only ends what hangs.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
});
