import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'rolldown/utils';

/** What an import of this project may leave out, in the order in which it is tried. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * The files of a program: those given and all that they import from this project, however far away. A key that is made of them
 * can't miss one. Types are left out: they make nothing.
 *
 * @param entries absolute paths
 * @param known what files import, for whoever asks for many programs while nothing changes
 * @returns absolute paths, sorted
 * @throws Error where one of them, or what it imports, does not exist
 */
export function sourceFiles(
  entries: readonly string[],
  known = new Map<string, readonly string[]>(),
): string[] {
  const found = new Set<string>();
  const waiting = entries.map((entry) => existing(entry, 'an entry'));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imported = known.get(file) ?? (/\.(?:ts|tsx|mjs)$/.test(file) ? importedBy(file) : []);
    known.set(file, imported);
    waiting.push(...imported);
  }
  return [...found].sort();
}

function importedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.flatMap(({ entries, moduleRequest }) =>
      isOfTypes(entries) ? [] : moduleRequest.value,
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      isOfTypes(entries) ? [] : entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // A name that is computed is not followed.
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
    ...namedBeside(program),
  ];
  return named
    .filter((name) => /^\.{1,2}\//.test(name))
    .map((name) => existing(join(dirname(file), name.replace(/\?.*$/, '')), file));
}

/** Files that a script starts or reads, as `new URL('./name.ts', import.meta.url)`; folders are none. */
function namedBeside(program: ParseResult['program']): string[] {
  const names: string[] = [];
  new Visitor({
    NewExpression({ callee, arguments: [name, base] }) {
      const isAddress = callee.type === 'Identifier' && callee.name === 'URL';
      if (!isAddress || base?.type !== 'MemberExpression' || name?.type !== 'Literal') return;
      const file = String(name.value);
      if (base.object.type === 'MetaProperty' && /\.\w+$/.test(file)) names.push(file);
    },
  }).visit(program);
  return names;
}

/** Types make nothing. An import without names runs a file. */
function isOfTypes(entries: readonly { readonly isType: boolean }[]): boolean {
  return entries.length > 0 && entries.every(({ isType }) => isType);
}

function existing(path: string, importer: string): string {
  const place = resolve(path);
  const file = ENDINGS.map((ending) => place + ending).find((name) =>
    statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
  if (file === undefined) throw new Error(`There is no file ${path}, named by ${importer}.`);
  return file;
}
