import type { Diagnostic, ProjectPath } from '../../types.ts';
import { folderOf, type MemoryFiles, normalPath } from './memory-files.ts';

/** Code of what a project can have elsewhere, and not here. */
const CODE = 'SANDBOX2';

/** A comment, which may have anything in it, or an import of another style sheet with what limits it. */
const IMPORT =
  /\/\*[\s\S]*?\*\/|@import\s+(?:url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)|"([^"]*)"|'([^']*)')([^;]*);?/g;

interface StyleImport {
  readonly name: string;
  /** A layer, a condition or a medium: what follows the name. */
  readonly limits: string;
  readonly start: number;
  readonly length: number;
}

/** The imports of a style sheet, in their order. */
function importsOf(css: string): StyleImport[] {
  return Array.from(css.matchAll(IMPORT)).flatMap(({ 0: whole, index, ...groups }) => {
    const name = groups[1] ?? groups[2] ?? groups[3] ?? groups[4] ?? groups[5];
    if (name === undefined) return [];
    return [{ name, limits: (groups[6] ?? '').trim(), start: index, length: whole.length }];
  });
}

/** Whether a name is an address that only a network can answer. */
function isRemote(name: string): boolean {
  return /^(?:[a-z][\w+.-]*:|\/\/)/i.test(name);
}

/** The file that an import means, whether it is there or not. */
function pathOf(name: string, from: string): string {
  return normalPath(name.startsWith('/') ? `/public${name}` : `${folderOf(from)}/${name}`);
}

/** A style sheet under the limits of its import. */
function limited(css: string, limits: string): string {
  const [, layer, rest = ''] = /^(layer(?:\([^)]*\))?)?\s*([\s\S]*)$/.exec(limits) ?? [];
  const [, supports, media = ''] = /^(?:supports\(([^)]*)\))?\s*([\s\S]*)$/.exec(rest) ?? [];
  let text = css;
  if (media) text = `@media ${media} {\n${text}\n}`;
  if (supports) text = `@supports (${supports}) {\n${text}\n}`;
  if (layer) text = `@layer ${/\((.*)\)/.exec(layer)?.[1] ?? ''} {\n${text}\n}`;
  return text;
}

/** A style sheet with the files that it imports in place of its imports. What is not there is left out: a frame could not load it either. */
export function inlineImports(
  path: string,
  files: MemoryFiles,
  above: readonly string[] = [],
): string {
  const css = files.readFile(path);
  if (!css.includes('@import')) return css;
  let text = '';
  let end = 0;
  for (const { name, limits, start, length } of importsOf(css)) {
    const target = pathOf(name, path);
    const isHere = !isRemote(name) && files.exists(target) && ![...above, path].includes(target);
    text += css.slice(end, start);
    if (isHere) text += limited(inlineImports(target, files, [...above, path]), limits);
    end = start + length;
  }
  return text + css.slice(end);
}

/** Style sheets that import one of these, by way of others too. */
export function importersOf(paths: readonly string[], files: MemoryFiles): string[] {
  const sheets = files.projectPaths
    .filter((path) => path.endsWith('.css') && files.readFile(path).includes('@import'))
    .map((path) => ({
      path,
      targets: importsOf(files.readFile(path)).map(({ name }) => pathOf(name, path)),
    }));
  const found = new Set(paths);
  // A set that grows while it is walked is walked to its end.
  for (const path of found)
    for (const sheet of sheets) if (sheet.targets.includes(path)) found.add(sheet.path);
  return [...found].filter((path) => !paths.includes(path));
}

function whyNot(name: string, path: string, files: MemoryFiles): string | undefined {
  if (isRemote(name))
    return `A preview has no network, so ${name} is not loaded. Put the style sheet into a file of the project and import that.`;
  const target = pathOf(name, path);
  if (files.exists(target)) return undefined;
  const others = files.projectPaths.filter((file) => file.endsWith('.css') && file !== path);
  const has = others.length > 0 ? ` It has ${others.map((file) => file.slice(1)).join(', ')}.` : '';
  return `Cannot find the style sheet '${name}': the project has no file ${target.slice(1)}.${has} Correct the path, or add the file.`;
}

/** Where a component has its styles in its own file. */
const INLINE_STYLES = /\bstyles\s*:\s*\[?\s*(["'`])[\s\S]*?\1/g;

/** Imports in styles that a component has in its own file: those stay as they are written, and a frame can't load them. */
function inlineStyleProblems(path: string, text: string): Diagnostic[] {
  return Array.from(text.matchAll(INLINE_STYLES)).flatMap(({ 0: styles, index }) =>
    importsOf(styles).map(({ name, start, length }) =>
      warning(
        path,
        text,
        index + start,
        length,
        `The style sheet '${name}' is not imported, because these styles are in the component's file. Put them into a style sheet and name it in styleUrl.`,
      ),
    ),
  );
}

/** Imports of style sheets that lead nowhere. */
export function styleImportProblems(files: MemoryFiles): Diagnostic[] {
  const inline = files.projectPaths
    .filter((path) => path.endsWith('.ts') && files.readFile(path).includes('@import'))
    .flatMap((path) => inlineStyleProblems(path, files.readFile(path)));
  return [...inline, ...sheetProblems(files)];
}

function sheetProblems(files: MemoryFiles): Diagnostic[] {
  return files.projectPaths
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => {
      const css = files.readFile(path);
      return importsOf(css).flatMap(({ name, start, length }): Diagnostic[] => {
        const message = whyNot(name, path, files);
        return message === undefined ? [] : [warning(path, css, start, length, message)];
      });
    });
}

/** A finding that does not keep an application from running. */
export function warning(
  path: string,
  text: string,
  start: number,
  length: number,
  message: string,
): Diagnostic {
  const lines = text.slice(0, start).split(/\r\n|\n|\r/);
  return {
    code: CODE,
    severity: 'warning',
    message,
    file: path as ProjectPath,
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
    start,
    length,
  };
}
