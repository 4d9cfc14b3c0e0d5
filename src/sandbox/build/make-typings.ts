import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { typescriptOptions } from '../compile/engine/compiler-options.ts';
import type { Typings } from '../compile/engine/typings.ts';
import {
  commonNames,
  elsewhereNames,
  GLOBAL_LOCALES,
  importableNames,
  LOCALES,
  localeModules,
} from '../packages.ts';
import { stripComments } from './strip-comments.ts';

/** Name of the file that imports everything; it exists in the compiler's mind only. */
const PROBE = 'sandbox-typings-probe.ts';

/** Stands for the typings of all locales, which say of data for the framework no more than that it is an array. */
const LOCALE_TYPINGS = '/node_modules/@angular/common/locales/locale.d.ts';
const LOCALE_TEXT = 'declare const locale: any[];\nexport default locale;\n';

/** Stands for those that export nothing: an import of a name is a mistake. */
const GLOBAL_LOCALE_TYPINGS = '/node_modules/@angular/common/locales/global-locale.d.ts';
const GLOBAL_LOCALE_TEXT = 'export {};\n';

/** The path that a project's compiler sees: the standard library in `/lib`, packages in `/node_modules`. */
function projectPathOf(file: string): string {
  if (file.includes('/typescript/lib/')) return `/lib/${basename(file)}`;
  return file.slice(file.lastIndexOf('/node_modules/'));
}

function sorted(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A compiler host with one more file, which notes what each bare name means. */
function probingHost(
  names: readonly string[],
  probe: string,
  resolved: Map<string, string>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(typescriptOptions);
  const text = names.map((name) => `import '${name}';`).join('\n');
  const { getSourceFile, fileExists } = host;
  const cache = ts.createModuleResolutionCache(dirname(probe), (file) => file);
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

/** Typings of names, and of what these import in turn. */
function typingsOf(root: string, names: readonly string[], documented: boolean): Typings {
  const resolved = new Map<string, string>();
  const probe = `${root.replaceAll('\\', '/')}/${PROBE}`;
  const host = probingHost(names, probe, resolved);
  const program = ts.createProgram([probe], { ...typescriptOptions, noEmit: true }, host);
  const missing = names.filter((name) => !resolved.has(name));
  if (missing.length > 0) throw new Error(`No typings are installed for ${missing.join(', ')}.`);
  const files: Record<string, string> = {};
  for (const { fileName, text } of program.getSourceFiles()) {
    if (fileName !== probe)
      files[projectPathOf(fileName)] = documented ? text : stripComments(text);
  }
  const isImportable = new Set(names);
  const entries = [...resolved];
  return {
    importable: sorted(Object.fromEntries(entries.filter(([name]) => isImportable.has(name)))),
    internal: sorted(Object.fromEntries(entries.filter(([name]) => !isImportable.has(name)))),
    files: sorted(files),
  };
}

function without(
  all: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !(key in known)));
}

/**
 * Collects the typings of everything that a project may import, and of what these import in turn.
 *
 * @param root folder that has the packages in `node_modules`
 * @param documented with comments, which an editor shows; the compiler needs none
 * @returns those that most projects need, and what the others add to them
 */
export function makeTypings(
  root: string,
  documented: boolean,
): { readonly common: Typings; readonly rare: Typings } {
  const common = typingsOf(root, commonNames, documented);
  const all = typingsOf(root, importableNames, documented);
  const added = without(all.importable, common.importable);
  const locales = Object.keys(localeModules()).map((name) => [
    name,
    name.startsWith(GLOBAL_LOCALES) ? GLOBAL_LOCALE_TYPINGS : LOCALE_TYPINGS,
  ]);
  const rare = {
    importable: { ...added, ...Object.fromEntries(locales) },
    internal: without(all.internal, common.internal),
    files: {
      ...without(all.files, common.files),
      [LOCALE_TYPINGS]: LOCALE_TEXT,
      [GLOBAL_LOCALE_TYPINGS]: GLOBAL_LOCALE_TEXT,
    },
  };
  return {
    common: { ...common, rare: [...Object.keys(added), LOCALES], elsewhere: elsewhereNames },
    rare,
  };
}
