import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { filesBelow, hashText } from '../../src/files/index.ts';
import type { ProjectFiles } from '../../src/sandbox/types.ts';
import { root } from '../lib/paths.mjs';

/** What is done with an application, and what it shows then. */
export interface Step {
  /** Name of a button, a link or a checkbox. */
  readonly click?: string;
  /** Texts for fields, by their labels. */
  readonly type?: Readonly<Record<string, string>>;
  /** A key. */
  readonly press?: string;
  readonly see?: string | readonly string[];
  readonly gone?: string;
}

/** What one sees of a project. */
export interface Expected {
  /** The habit that it stands for. */
  readonly shape: string;
  readonly see?: string | readonly string[];
  readonly then?: readonly Step[];
  /** Part of an error in the console. */
  readonly throws?: string;
  /** Where a preview differs from the Angular CLI on purpose. */
  readonly here?: {
    readonly result: 'runs' | 'throws' | 'fails';
    readonly diagnostics: readonly string[];
    readonly because: string;
  };
}

/** A project that is not written in the style of this repository. */
export interface ForeignProject {
  readonly name: string;
  readonly files: ProjectFiles;
  readonly expected: Expected;
  /** Of everything that decides what the Angular CLI makes of it. */
  readonly hash: string;
}

const folder = join(root, 'tests/foreign');

/** Files of a project that are text, by path. */
function filesOf(dir: string): ProjectFiles {
  const entries = filesBelow(dir).map((file) => [
    `/${relative(dir, file).replaceAll('\\', '/')}`,
    readFileSync(file, 'utf8'),
  ]);
  return Object.fromEntries(entries.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

/** All projects of `tests/foreign/projects`, sorted by name, with what the table says of them. */
export function foreignProjects(): ForeignProject[] {
  const table: Record<string, Expected> = parse(
    readFileSync(join(folder, 'expected.yaml'), 'utf8'),
  );
  const names = readdirSync(join(folder, 'projects')).sort();
  const extra = Object.keys(table).filter((name) => !names.includes(name));
  if (extra.length > 0)
    throw new Error(`expected.yaml names projects that are not there: ${extra}`);
  return names.map((name) => {
    const expected = table[name];
    if (!expected) throw new Error(`expected.yaml has no entry for the project ${name}.`);
    const files = filesOf(join(folder, 'projects', name));
    const { here: _here, ...seen } = expected;
    return { name, files, expected, hash: hashText(JSON.stringify([files, seen])) };
  });
}
