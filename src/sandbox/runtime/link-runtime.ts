import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { RUNTIME_FOLDER, SANDBOX_BASE } from '../address.ts';
import { runtimeNames } from '../packages.ts';
import type { RuntimeManifest } from '../types.ts';
import { frameworkFolder } from './folders.ts';
import { linker } from './linker.ts';
import { ownHost } from './own-host.ts';
import { START_NAME } from './start-name.ts';

/** The parts of the manifest that linking decides. */
export type LinkedModules = Pick<RuntimeManifest, 'imports' | 'files' | 'start'>;

/**
 * Leaves out the template compiler's hooks and what runs on servers. What the framework has for developers stays: without it, its errors have no text.
 */
const CONSTANTS = { ngJitMode: 'false', ngServerMode: 'false' };

/** Modules that stand for a name instead of the package itself. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@angular/core': join(frameworkFolder, 'core.ts'),
  '@angular/platform-browser-dynamic': join(frameworkFolder, 'platform-browser-dynamic.ts'),
  [START_NAME]: join(frameworkFolder, 'start.ts'),
};

/** Shortens everything but the names of classes, which errors quote. */
const MINIFY = {
  compress: { keepNames: { class: true, function: false } },
  mangle: { keepNames: { class: true, function: false } },
  codegen: true,
};

/** The name of a module as the name of a file. */
const fileNameOf = (name: string): string => name.replace('@', '').replaceAll(/[/:.]/g, '-');

function chunksOf(entry: OutputChunk, chunks: ReadonlyMap<string, OutputChunk>): string[] {
  const found = new Set([entry.fileName]);
  // A set that grows while it is walked is walked to its end.
  for (const file of found)
    for (const imported of chunks.get(file)?.imports ?? []) found.add(imported);
  const [first = '', ...others] = found;
  return [first, ...others.sort()];
}

/**
 * Links the framework and its companions and writes them as modules of the browser, which share what they have in common, so that there is one
 * framework however many of them a preview loads.
 *
 * @param outDir folder that is served at `SANDBOX_BASE`
 */
export async function linkRuntime(outDir: string): Promise<LinkedModules> {
  const names = [...runtimeNames, START_NAME];
  const build = await rolldown({
    input: Object.fromEntries(names.map((name) => [fileNameOf(name), STAND_INS[name] ?? name])),
    platform: 'browser',
    plugins: [ownHost(), linker()],
    preserveEntrySignatures: 'strict',
    // Each file that a name needs may then be loaded without starting another one.
    experimental: { chunkOptimization: false },
    checks: { bundlerTimings: false },
    transform: { define: CONSTANTS },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(`The modules of previews: ${log.message}`);
    },
  });
  const { output } = await build.write({
    dir: join(outDir, RUNTIME_FOLDER),
    format: 'esm',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    minify: MINIFY,
  });
  await build.close();
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const entries = new Map(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, chunk]),
  );
  const address = (file: string) => `${SANDBOX_BASE}${RUNTIME_FOLDER}/${file}`;
  const files = names.map((name): [string, string[]] => {
    const entry = entries.get(fileNameOf(name));
    if (!entry) throw new Error(`The modules of previews: nothing was written for ${name}`);
    return [name, chunksOf(entry, chunks).map(address)];
  });
  return {
    imports: Object.fromEntries(files.map(([name, [own = '']]) => [name, own])),
    files: Object.fromEntries(files),
    start: START_NAME,
  };
}
