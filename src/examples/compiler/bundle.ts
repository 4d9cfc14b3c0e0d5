import { rmSync } from 'node:fs';
import { type OutputChunk, rolldown } from 'rolldown';
import { linker } from '../../sandbox/runtime/linker.ts';

/** What to bundle, and where to. */
export interface BundleRequest {
  /** Path of the module that starts each application, by its name; a name may have folders. */
  readonly input: Readonly<Record<string, string>>;
  /** Is emptied first. */
  readonly outDir: string;
  /** Path of the file that starts an application in `outDir`, with the placeholders `[name]` and `[hash]`. */
  readonly entryFileNames: string;
  /** Folder in `outDir` for what several bundles share. */
  readonly shared: string;
  /** As readers get it: small, without what the framework has for developers. */
  readonly production?: boolean;
}

/** The bundled applications. */
export interface Bundled {
  /** Files that each application loads, by its name: first the one that starts it, then those that it imports, sorted. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** What the bundler warns of, such as modules that it can't find. */
  readonly warnings: readonly string[];
}

/** Constants by which the framework leaves out what is for developers, as in a production build of its CLI. */
const PRODUCTION = { ngDevMode: 'false', ngJitMode: 'false' };

/** The package that a module belongs to, as the name of a file; none for an application's own modules. */
function packageOf(id: string): string | null {
  const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];
  return name?.replace('@', '').replace(/[\\/]/, '-') ?? null;
}

/** A chunk's file and those of all that it imports statically. */
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
 * Bundles compiled Angular applications for the browser, all at once, so that the framework is linked once and shared: a file for each
 * package, which stays in a reader's cache from one application to the next.
 */
export async function bundle(request: BundleRequest): Promise<Bundled> {
  const { input, outDir, entryFileNames, shared, production = false } = request;
  rmSync(outDir, { recursive: true, force: true });
  const warnings: string[] = [];
  const build = await rolldown({
    input,
    platform: 'browser',
    plugins: [linker()],
    preserveEntrySignatures: false,
    // Else a page that is loaded when it is needed imports what it shares from the file that starts its application. A host that serves that
    // file at another address than the bundler gave it would then not find it, or start the application once more.
    experimental: { chunkOptimization: false },
    // A warning that depends on how busy the machine is says nothing about the code.
    checks: { bundlerTimings: false },
    ...(production ? { transform: { define: PRODUCTION } } : {}),
    onLog: (level, log) => {
      if (level === 'warn') warnings.push(log.message);
    },
  });
  const { output } = await build.write({
    dir: outDir,
    format: 'esm',
    entryFileNames,
    chunkFileNames: `${shared}/[name]-[hash].js`,
    minify: production,
    codeSplitting: {
      groups: [{ name: packageOf, debugName: 'packages' }],
      // Else one package would swallow all that it imports, and the others would come and go with the set of applications.
      includeDependenciesRecursively: false,
    },
  });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return { files: new Map(entries.map((chunk) => [chunk.name, filesOf(chunk, chunks)])), warnings };
}

/**
 * Bundles one module as a small classic script, which runs before the rest of its page is read.
 *
 * @returns name of its file, which has a hash of the content in it
 */
export async function bundleClassic(module: string, outDir: string): Promise<string> {
  const build = await rolldown({ input: module, platform: 'browser' });
  const entryFileNames = '[name]-[hash].js';
  const { output } = await build.write({
    dir: outDir,
    format: 'iife',
    entryFileNames,
    minify: true,
  });
  await build.close();
  return output[0].fileName;
}
