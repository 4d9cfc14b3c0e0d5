// Projects that only the Angular CLI can run: it builds, serves and tests them.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { reports } from '../../scripts/lib/paths.mjs';

export default defineConfig({
  test: {
    setupFiles: ['scripts/verdicts/vitest-setup.ts'],
    include: ['tests/workspaces/*.test.ts'],
    // Each file runs builds, which use all cores themselves.
    fileParallelism: false,
    // Compilers and browsers run; a timeout only ends what hangs.
    testTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 300_000,
    // An `only` that was left behind would hide the other tests.
    allowOnly: false,
    reporters: ['default', 'json'],
    outputFile: { json: join(reports, 'workspaces.json') },
  },
});
