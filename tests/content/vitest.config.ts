// Runs the unit tests of the examples, compiled ahead of time as a reader's build would compile them.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { cache, reports, root, scratch } from '../../scripts/lib/paths.mjs';
import { selectedExamples } from '../../scripts/only/index.ts';
import { compile, stopAt } from '../../src/examples/compiler/index.ts';
import { examplesFolder } from '../../src/examples/index.ts';
import { linker } from '../../src/sandbox/runtime/linker.ts';

/** JavaScript of the tests and of what they import, a folder for each example. */
const compiledFolder = join(scratch, 'examples/unit');

/**
 * Compiles the tests, and the sources that they import, in one program with the same strict options as the examples. What does not
 * compile ends the run.
 */
function compileTests(): void {
  const files = selectedExamples().flatMap((example) => example.files);
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  rmSync(compiledFolder, { recursive: true, force: true });
  stopAt(compile(tests, { rootDir: examplesFolder, outDir: compiledFolder }));
}

// Before Vitest looks for files: it runs those that are there when it starts.
compileTests();

export default defineConfig({
  root: compiledFolder,
  plugins: [linker()],
  test: {
    include: ['*/unit/*.test.js'],
    environment: 'happy-dom',
    // The files of a worker share the framework and the document: to make them anew for each took five times as long as the tests.
    isolate: false,
    setupFiles: [join(root, 'tests/content/unit-setup.ts')],
    // An `it.only` that was left behind would hide the other tests.
    allowOnly: false,
    // The framework passes through the linker, once for each version: what comes out is kept.
    server: { deps: { inline: [/@angular\//] } },
    fsModuleCachePath: join(cache, 'vitest'),
    reporters: ['default', 'json'],
    outputFile: { json: join(reports, 'unit-examples.json') },
  },
});
