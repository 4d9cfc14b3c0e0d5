// The schematics of @angular/core, run on the small applications that the articles about migrations show before and after.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { reports } from '../../scripts/lib/paths.mjs';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    // Compilers run; a timeout only ends what hangs.
    testTimeout: 300_000,
    hookTimeout: 900_000,
    // An `only` that was left behind would hide the other tests.
    allowOnly: false,
    reporters: ['default', 'json'],
    outputFile: { json: join(reports, 'migrations.json') },
  },
});
