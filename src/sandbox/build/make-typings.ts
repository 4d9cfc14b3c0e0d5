import { basename } from 'node:path';
import ts from 'typescript';
import { typescriptOptions } from '../compile/engine/compiler-options.ts';
import type { Typings } from '../compile/engine/typings.ts';
import { importableNames } from '../packages.ts';
import { stripComments } from './strip-comments.ts';

/** Name of the file that imports everything; it exists in the compiler's mind only. */
const PROBE = 'sandbox-typings-probe.ts';

/** The path that a project's compiler sees: the standard library in `/lib`, packages in `/node_modules`. */
function projectPathOf(file: string): string {
  if (file.includes('/typescript/lib/')) return `/lib/${basename(file)}`;
  return file.slice(file.lastIndexOf('/node_modules/'));
}

function sorted(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A compiler host with one more file, which notes what each bare name means. */
function probingHost(root: string, probe: string, resolved: Map<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(typescriptOptions);
  const text = importableNames.map((name) => `import '${name}';`).join('\n');
  const { getSourceFile, fileExists } = host;
  const cache = ts.createModuleResolutionCache(root, (file) => file);
  host.getSourceFile = (file, options) =>
    file === probe ? ts.createSourceFile(file, text, options) : getSourceFile(file, options);
  host.fileExists = (file) => file === probe || fileExists(file);
  host.resolveModuleNameLiterals = (literals, from, _redirected, options) =>
    literals.map(({ text: name }) => {
      const found = ts.resolveModuleName(name, from, options, host, cache);
      const file = found.resolvedModule?.resolvedFileName;
      if (file && !name.startsWith('.')) resolved.set(name, projectPathOf(file));
      return found;
    });
  return host;
}

/**
 * Collects the typings of everything that a project may import, and of what these import in turn.
 *
 * @param root folder that has the packages in `node_modules`
 * @param documented with comments, which an editor shows; the compiler needs none
 */
export function makeTypings(root: string, documented: boolean): Typings {
  const resolved = new Map<string, string>();
  const probe = `${root.replaceAll('\\', '/')}/${PROBE}`;
  const host = probingHost(root, probe, resolved);
  const program = ts.createProgram([probe], { ...typescriptOptions, noEmit: true }, host);
  const missing = importableNames.filter((name) => !resolved.has(name));
  if (missing.length > 0) throw new Error(`No typings are installed for ${missing.join(', ')}.`);
  const files: Record<string, string> = {};
  for (const { fileName, text } of program.getSourceFiles()) {
    if (fileName !== probe)
      files[projectPathOf(fileName)] = documented ? text : stripComments(text);
  }
  const isImportable = new Set(importableNames);
  const entries = [...resolved];
  return {
    importable: sorted(Object.fromEntries(entries.filter(([name]) => isImportable.has(name)))),
    internal: sorted(Object.fromEntries(entries.filter(([name]) => !isImportable.has(name)))),
    files: sorted(files),
  };
}
