import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, hashFiles, installedPackages, sourceFiles } from '../../files/index.ts';
import { documentedFolder } from './documented-packages.ts';

/** A program that reads installed packages and writes what a part of the reference is made of, as JSON. */
export interface Extractor {
  /** Name of its file in the cache. */
  readonly name: string;
  /** What the progress line says: "Extracting the API". */
  readonly label: string;
  /** Program, relative to the project; its arguments are the project's folder and the file to write. */
  readonly program: string;
  /** Files and folders that it reads, relative to the project; what it imports counts anyway. */
  readonly sources: readonly string[];
}

/** Folder of extracted data, relative to the project. */
const cacheFolder = '.cache/reference';

/**
 * Makes sure that the cache has the data of an extractor for the installed packages.
 *
 * It runs in a process of its own, because the compiler takes half a gigabyte that the build needs afterwards. What it prints is shown.
 *
 * @param root the project's folder
 * @returns the file with the data
 * @throws Error when the extractor ends with a failure; it has said why
 */
export async function ensureExtracted(extractor: Extractor, root: string): Promise<string> {
  const file = dataFile(extractor, root);
  if (exists(file)) return file;
  const start = performance.now();
  console.log(`… ${extractor.label}`);
  const part = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  await run(extractor, [path.join(root, extractor.program), root, part]);
  dropOthers(extractor, root, file);
  // Moved into place whole, so that nobody reads half of it.
  renameSync(part, file);
  console.log(`✓ ${extractor.label} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return file;
}

/**
 * Reads the data of an extractor from the cache.
 *
 * @throws Error when `ensureExtracted` has not run for the present sources
 */
export function readExtracted<Data>(extractor: Extractor, root: string): Data {
  const file = dataFile(extractor, root);
  if (!exists(file)) {
    throw new Error(`${extractor.label} has to come first: await prepareReference().`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

function dataFile({ name, program, sources }: Extractor, root: string): string {
  const files = [
    installedPackages(root),
    path.join(root, documentedFolder, 'package.json'),
    ...sourceFiles([path.join(root, program)]),
    ...sources.flatMap((source) => filesBelow(path.join(root, source))),
  ];
  return path.join(root, cacheFolder, `${name}-${hashFiles(root, files)}.json`);
}

/** Data of other packages or other sources is of no use any more. What another process has put in place just now stays. */
function dropOthers({ name }: Extractor, root: string, kept: string): void {
  const folder = path.join(root, cacheFolder);
  const old = new RegExp(`^${name}-[\\da-f]{16}\\.json$`);
  for (const entry of readdirSync(folder).filter((entry) => old.test(entry))) {
    const file = path.join(folder, entry);
    if (file !== kept) rmSync(file, { force: true });
  }
}

function run({ label, name }: Extractor, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-old-space-size=4096', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${label} failed: the extractor “${name}” ended with ${code}.`));
    });
  });
}

function exists(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}
