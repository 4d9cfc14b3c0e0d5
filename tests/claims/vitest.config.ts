// Runs what articles claim, compiled ahead of time as a reader's build would compile it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { type ClaimedArticle, readClaimed } from '../../scripts/claims/index.ts';
import { cache, reports, root } from '../../scripts/lib/paths.mjs';
import {
  claimsFolder,
  compiledClaims,
  compiledClaimsFolder,
  runsAlone,
  selectedClaims,
} from '../../scripts/only/index.ts';
import { compile, stopAt } from '../../src/examples/compiler/index.ts';
import { linker } from '../../src/sandbox/runtime/linker.ts';

/** JavaScript of the claims. */
const compiledFolder = join(root, compiledClaimsFolder);

const claims = selectedClaims();

/** Compiles all claims in one program, with the same strict options as the examples. What does not compile ends the run. */
function compileClaims(): void {
  const files = claims.map(({ file }) => join(root, file));
  rmSync(compiledFolder, { recursive: true, force: true });
  stopAt(compile(files, { rootDir: join(root, claimsFolder), outDir: compiledFolder }));
}

/** What the claims of each file are compared with, parsed once, not by each file. */
function claimsByFile(): Record<string, { file: string; article?: ClaimedArticle | undefined }> {
  const articles = readClaimed(claims.flatMap(({ article }) => article ?? []));
  return Object.fromEntries(
    claims.map(({ file, article = '' }) => [
      compiledClaims(file),
      { file, article: articles[article] },
    ]),
  );
}

const alone = claims.filter((file) => runsAlone(file, root)).map(({ file }) => file);
const together = claims.map(({ file }) => file).filter((file) => !alone.includes(file));

// Before Vitest looks for files: it runs those that are there when it starts.
compileClaims();

export default defineConfig({
  root: compiledFolder,
  plugins: [linker()],
  test: {
    environment: 'happy-dom',
    setupFiles: [join(root, 'tests/claims/setup.ts')],
    provide: { claims: claimsByFile() },
    // A claim that expects nothing shows nothing.
    expect: { requireAssertions: true },
    // A timeout only ends what hangs.
    testTimeout: 30_000,
    // An `only` that was left behind would hide the other claims.
    allowOnly: false,
    // The framework passes through the linker, once for each version: what comes out is kept.
    server: { deps: { inline: [/@angular\//] } },
    fsModuleCachePath: join(cache, 'vitest'),
    projects: [
      // Files share Angular and the window: to make them anew for each takes five times as long as the tests.
      {
        extends: true,
        test: { name: 'together', include: together.map(compiledClaims), isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone.map(compiledClaims) } },
    ].filter(({ test: { include } }) => include.length > 0),
    reporters: ['default', 'json'],
    outputFile: { json: join(reports, 'claims.json') },
  },
});
