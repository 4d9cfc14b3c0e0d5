import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'rolldown/utils';

/** What an import of this project may leave out, in the order in which it is tried. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** Stands for everything that a module exports. */
const ALL = '*';

/** Something that a module takes from another file of the project. */
interface Import {
  /** As the module names it: `./names.ts`. */
  readonly from: string;
  /** The name there; `ALL` for the whole. */
  readonly name: string;
}

/** What a module is made of. */
export interface ModuleParts {
  readonly imports: readonly Import[];
  /** Of a door, which only hands on what other modules export: where each name comes from. Undefined for any other module. */
  readonly handedOn?: readonly (Import & { readonly as: string })[];
}

/**
 * The files of a program: those given and all that they import from this project, however far away. A key that is made of them
 * can't miss one. Types are left out: they make nothing. A door (a module that only hands on what others export) is left out too, with everything that it hands on and
 * the program does not ask for: what a room makes of its modules must not depend on their being loaded.
 *
 * @param entries absolute paths
 * @param known parts of modules by path, for whoever asks for many programs while nothing changes
 * @returns absolute paths, sorted
 * @throws Error where one of them, or what it imports, does not exist
 */
export function sourceFiles(
  entries: readonly string[],
  known = new Map<string, ModuleParts>(),
): string[] {
  const found = new Set<string>();
  const asked = new Set<string>();
  const waiting = entries.map((entry) => ({ file: existing(entry, 'an entry'), name: ALL }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { file, name } = next;
    const parts = known.get(file) ?? partsOf(file);
    known.set(file, parts);
    const request = parts.handedOn ? `${file} ${name}` : file;
    if (asked.has(request)) continue;
    asked.add(request);
    if (!parts.handedOn) found.add(file);
    for (const { from, name: wanted } of wantedFrom(parts, name))
      waiting.push({ file: existing(join(dirname(file), from), file), name: wanted });
  }
  return [...found].sort();
}

/** What a module has to import so that another one gets a name from it. */
function wantedFrom({ imports, handedOn }: ModuleParts, name: string): readonly Import[] {
  if (!handedOn) return imports;
  if (name === ALL) return handedOn;
  const named = handedOn.filter(({ as }) => as === name);
  // Where it hands on everything, the name may be from there.
  return named.length > 0
    ? named
    : handedOn.filter(({ as }) => as === ALL).map(({ from }) => ({ from, name }));
}

function partsOf(file: string): ModuleParts {
  if (!/\.(?:ts|tsx|mjs)$/.test(file)) return { imports: [] };
  const text = readFileSync(file, 'utf8');
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const handedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest, importName, exportName }) =>
      isType || !moduleRequest
        ? []
        : { from: moduleRequest.value, name: nameOf(importName), as: nameOf(exportName) },
    )
    .filter(isOfProject);
  if (isDoor(program)) return { imports: [], handedOn };
  const imports = [
    ...module.staticImports.flatMap(({ entries, moduleRequest: { value: from } }) => [
      ...entries
        .filter(({ isType }) => !isType)
        .map(({ importName }) => ({ from, name: nameOf(importName) })),
      // An import without names runs a file.
      ...(entries.length === 0 ? [{ from, name: ALL }] : []),
    ]),
    ...handedOn,
    // A name that is computed is not followed.
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: text.slice(start + 1, end - 1),
      name: ALL,
    })),
    ...namedBeside(program).map((from) => ({ from, name: ALL })),
  ].map(({ from, ...rest }) => ({ ...rest, from: from.replace(/\?.*$/, '') }));
  return { imports: imports.filter(isOfProject) };
}

/** The name that an import or export is about. */
const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }): string =>
  kind === 'Default' ? 'default' : (name ?? ALL);

const isOfProject = ({ from }: Import): boolean => /^\.{1,2}\//.test(from);

/** Whether a module does nothing but hand on what others export. */
function isDoor({ body }: ParseResult['program']): boolean {
  return (
    body.length > 0 &&
    body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    )
  );
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

function existing(path: string, importer: string): string {
  const place = resolve(path);
  const file = ENDINGS.map((ending) => place + ending).find((name) =>
    statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
  if (file === undefined) throw new Error(`There is no file ${path}, named by ${importer}.`);
  return file;
}
