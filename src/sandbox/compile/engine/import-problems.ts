import type { Diagnostic, ProjectPath } from '../../types.ts';
import { folderOf, type MemoryFiles, normalPath } from './memory-files.ts';
import { isRelative, type ModuleNames } from './module-names.ts';

/** What is wrong with an import: `Cannot find module`, as TypeScript numbers it. */
export const MISSING_MODULE = 'TS2307';

/** Files that are listed in a message at most. */
const MOST_LISTED = 6;

/** Modules that Node has, as far as code for the browser may import them. */
const NODE =
  /^(?:node:.*|assert|buffer|child_process|crypto|events|fs|http|https|net|os|path|process|stream|url|util|zlib)(?:\/.*)?$/;

/** The package that a name belongs to: `@angular/core` of `@angular/core/testing`. */
export function packageOf(name: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
}

const readable = (path: string): string => path.slice(1);

/** A list for a sentence, cut where it is long. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED).join(', ');
  return names.length > MOST_LISTED ? `${shown} and ${names.length - MOST_LISTED} more` : shown;
}

/** What is wrong with an import, and the package that is not there. */
export interface ImportProblem {
  readonly message: string;
  readonly missingPackage?: string;
}

function missingFile(name: string, from: string, files: MemoryFiles): string {
  const path = normalPath(name.startsWith('/') ? name : `${folderOf(from)}/${name}`);
  const folder = folderOf(path);
  const beside = files.projectPaths.filter((file) => folderOf(file) === folder && file !== from);
  const extension = /\.(\w+)$/.exec(path)?.[1];
  const wanted = extension && /^(?:ts|js|json|css|html|svg)$/.test(extension) ? path : `${path}.ts`;
  const has =
    beside.length > 0
      ? `${readable(folder)} has ${listed(beside.map((file) => file.slice(folder.length + 1)))}.`
      : `The project has no other file in ${readable(folder) || 'its root folder'}.`;
  return `Cannot find module '${name}': the project has no file ${readable(wanted)}. ${has} Correct the path, or add the file.`;
}

function otherKind(path: string): string | undefined {
  const name = readable(path);
  if (/\.(?:css|scss|sass|less)$/.test(path))
    return `TypeScript can't import style sheets. Refer to ${name} in styleUrl of a component, or write @import for it in src/styles.css.`;
  if (/\.html$/.test(path))
    return `TypeScript can't import templates. Refer to ${name} in templateUrl of a component.`;
  if (/\.[cm]?js$/.test(path))
    return `${name} is JavaScript, which is not compiled here. Rename it to ${name.replace(/js$/, 'ts')}, and write its types.`;
  return undefined;
}

function missingPackage(name: string, names: ModuleNames): ImportProblem {
  const owner = packageOf(name);
  if (names.isRare(name))
    return {
      message: `The types of '${name}' could not be loaded. Check the connection; the next edit tries again.`,
    };
  const reason = Object.entries(names.elsewhere).find(
    ([known]) => name === known || name.startsWith(`${known}/`),
  )?.[1];
  if (reason !== undefined)
    return {
      message: `Cannot use '${name}' in a preview. ${reason} To use it, download the project or open it in StackBlitz.`,
      missingPackage: owner,
    };
  if (NODE.test(name))
    return {
      message: `Cannot find module '${name}': it is a part of Node, and an application runs in a browser. Remove the import.`,
    };
  const entries = names.importable.filter((known) => packageOf(known) === owner);
  if (entries.length > 0)
    return {
      message: `Cannot find module '${name}': the package ${owner} has no such part. It has ${entries.join(', ')}.`,
    };
  const packages = [...new Set(names.importable.map(packageOf))].sort();
  return {
    message:
      `Cannot find package '${name}': this page does not have ${owner}. It has ${packages.join(', ')}. ` +
      'To install others, download the project or open it in StackBlitz.',
    missingPackage: owner,
  };
}

/**
 * What is wrong with an import: a file or a package is not there, or is nothing that code can import.
 *
 * @returns undefined where nothing is
 */
export function importProblem(
  name: string,
  from: string,
  { files, names }: { readonly files: MemoryFiles; readonly names: ModuleNames },
): ImportProblem | undefined {
  const resolved = names.resolve(name, from)?.resolvedFileName;
  const path = normalPath(`${name.startsWith('/') ? '' : folderOf(from)}/${name}`);
  const existing = resolved ?? (isRelative(name) && files.exists(path) ? path : undefined);
  if (existing !== undefined && !existing.startsWith('/node_modules/')) {
    const message = otherKind(existing);
    if (message !== undefined) return { message };
  }
  if (resolved !== undefined) return undefined;
  if (isRelative(name)) return { message: missingFile(name, from, files) };
  return missingPackage(name, names);
}

/** Says what is wrong with an import as a finding at its place. */
export function toImportDiagnostic(
  problem: ImportProblem,
  file: ProjectPath,
  text: string,
  { start, length }: { readonly start: number; readonly length: number },
): Diagnostic {
  const lines = text.slice(0, start).split(/\r\n|\n|\r/);
  return {
    code: MISSING_MODULE,
    severity: 'error',
    ...problem,
    file,
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
    start,
    length,
  };
}
