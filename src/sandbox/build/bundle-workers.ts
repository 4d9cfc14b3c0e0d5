import { type OutputChunk, rolldown } from 'rolldown';
import { languageServicePatch } from './language-service-patch.ts';
import { nodeStubs } from './node-stubs.ts';
import { typescriptModules } from './typescript-modules.ts';

/** Names and licenses of what the workers are made of, as these ask for; minifying removes their own comments. */
const NOTICE =
  '/*! TypeScript: Apache License 2.0, Microsoft Corporation. @angular/compiler, @angular/compiler-cli, @angular/language-service: MIT, Google LLC. ' +
  'convert-source-map, @jridgewell/sourcemap-codec: MIT. semver: ISC. tslib: 0BSD. */';

/** Modules of the worker that completes and explains. */
const isEditing = (file: string): boolean => /[\\/]sandbox[\\/]language[\\/]/.test(file);

/** A chunk's file and those of all that it imports. */
function filesOf(entry: OutputChunk, chunks: readonly OutputChunk[]): string[] {
  const found = new Set([entry.fileName]);
  // A set that grows while it is walked is walked to its end.
  for (const file of found) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const imported of chunk?.imports ?? []) found.add(imported);
  }
  const [first = '', ...others] = found;
  return [first, ...others.sort()];
}

/**
 * Bundles workers as modules that share the compiler of TypeScript, the larger part of each.
 *
 * @param input sources by name
 * @returns names of the files of each in `outDir`: first its own, then those that it imports; they have a hash of the content in them
 */
export async function bundleWorkers(
  input: Readonly<Record<string, string>>,
  outDir: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const build = await rolldown({
    input,
    platform: 'browser',
    plugins: [nodeStubs(), languageServicePatch(), typescriptModules(isEditing)],
    preserveEntrySignatures: false,
    // Packages don't say which of their modules do something by being loaded; of these, none does that is not imported for a name too.
    treeshake: {
      moduleSideEffects: [
        { test: /node_modules/, sideEffects: false },
        { test: /./, sideEffects: true },
      ],
    },
    transform: {
      define: {
        'import.meta.url': '"file:///worker.js"',
        __filename: '"/worker.js"',
        __dirname: '"/"',
      },
    },
    checks: { bundlerTimings: false },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(`The workers of the sandbox: ${log.message}`);
    },
  });
  const { output } = await build.write({
    dir: outDir,
    format: 'esm',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      groups: [{ name: 'typescript', test: /typescript:core$/ }],
      includeDependenciesRecursively: false,
    },
    minify: true,
    postBanner: NOTICE,
  });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return Object.fromEntries(entries.map((entry) => [entry.name, filesOf(entry, chunks)]));
}
