import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files/index.ts';
import { examplesFolder } from './folders.ts';

/** An example application under `content/examples`. */
export interface Example {
  /** Name of its folder. */
  readonly name: string;
  /** Its folder, absolute. */
  readonly folder: string;
  /** All its files, absolute, sorted. */
  readonly files: readonly string[];
}

/**
 * All example applications: the folders that have an `example.yaml`, sorted by name.
 *
 * @param folder the folder that holds them
 */
export function findExamples(folder = examplesFolder): Example[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, folder: join(folder, name) }))
    .filter((example) => existsSync(join(example.folder, 'example.yaml')))
    .map((example) => ({ ...example, files: filesBelow(example.folder) }));
}

/** The application's TypeScript files, without its tests. */
export function sourcesOf({ files }: Example): string[] {
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
}

/** The Playwright tests of an example. */
export function specsOf({ files }: Example): string[] {
  return files.filter((file) => file.endsWith('.spec.ts'));
}

// In a template `(click)="…"` or `[(ngModel)]="…"`, in a host object `'(click)': …`. An arrow function has no quote after its `=`.
const EVENT_BINDING = /\(@?[\w.:-]+\)\]?\s*=\s*["']|['"]\(@?[\w.:-]+\)['"]\s*:/;

/** Whether a reader can act on an example: one of its templates or host objects binds an event. */
export function isInteractive({ files }: Example): boolean {
  const sources = files.filter((file) => /\.(ts|html)$/.test(file) && !file.endsWith('.spec.ts'));
  return sources.some((file) => EVENT_BINDING.test(readFileSync(file, 'utf8')));
}

/** Whether an example is an application that runs in a browser: some are only code that articles quote. */
export function runs({ folder }: Example): boolean {
  return existsSync(join(folder, 'src/main.ts'));
}
