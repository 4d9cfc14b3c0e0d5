import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { reports } from '../../scripts/lib/paths.mjs';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    globalSetup: ['../support/prepare-reference.ts'],
    include: ['*.test.ts'],
    // Compilers and browsers run; a timeout only ends what hangs.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: join(reports, 'new.json') },
  },
});
