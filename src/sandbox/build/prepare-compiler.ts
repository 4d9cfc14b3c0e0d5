import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, installedPackages, preparedFolder, sourceFiles } from '../../files/index.ts';
import {
  COMPILER_BASE,
  COMPILER_FILES,
  type CompilerManifest,
} from '../compile/compiler-manifest.ts';
import { bundleWorkers } from './bundle-workers.ts';
import { compilerCache, root, sandboxFolder, TYPINGS_FILES } from './folders.ts';
import { prepareTypings } from './prepare-typings.ts';

/** Programs that the browser runs apart from the page, by name. */
const WORKERS = {
  compile: 'compile/compile.worker',
  language: 'language/language.worker',
};

/** Copies a file under a name that has a hash of its content in it. */
function copyHashed(file: string, outDir: string): string {
  const content = readFileSync(file);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const name = (file.split(/[\\/]/).at(-1) ?? '').replace(/(?=\.[^.]*$)/, `-${hash}`);
  writeFileSync(join(outDir, name), content);
  return name;
}

async function makeCompiler(outDir: string): Promise<void> {
  const typings = await prepareTypings();
  const files = join(outDir, COMPILER_FILES);
  mkdirSync(files);
  const addressOf = (name: string) => `${COMPILER_BASE}${COMPILER_FILES}/${name}`;
  const copied = (name: string) => addressOf(copyHashed(join(typings, name), files));
  const workers = await bundleWorkers(
    Object.fromEntries(
      Object.entries(WORKERS).map(([name, file]) => [name, join(sandboxFolder, `${file}.ts`)]),
    ),
    files,
  );
  const [compileWorker = '', ...compileImports] = (workers['compile'] ?? []).map(addressOf);
  const [languageWorker = '', ...languageImports] = (workers['language'] ?? []).map(addressOf);
  const manifest: CompilerManifest = {
    compileWorker,
    compileImports,
    typings: copied(TYPINGS_FILES.plain),
    rareTypings: copied(TYPINGS_FILES.rare),
    languageWorker,
    languageImports,
    documentedTypings: copied(TYPINGS_FILES.documented),
  };
  writeFileSync(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Makes what compiles in the browser, unless it is there and nothing that it depends on has changed.
 *
 * @returns the folder to serve at `COMPILER_BASE`
 */
export async function prepareCompiler(): Promise<string> {
  const typings = await prepareTypings();
  const programs = ['build/bundle-workers', 'build/prepare-compiler', ...Object.values(WORKERS)];
  const sources = sourceFiles(programs.map((name) => join(sandboxFolder, `${name}.ts`)));
  const key = hashFiles(root, [installedPackages(root), ...sources], typings.split(/[\\/]/).at(-1));
  return preparedFolder(compilerCache, key, makeCompiler);
}
