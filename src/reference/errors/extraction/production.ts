import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import ts from 'typescript';
import type { DocumentedPackage } from '../../extraction/documented-packages.ts';
import { below, calleeOf, callsOf, containerOf, identifiersOf } from './scope.ts';

/** Constants that the CLI replaces in a production build. */
const PRODUCTION = { ngDevMode: 'false', ngJitMode: 'false' };

/** A code in a production build. */
export interface Left {
  readonly expression: ts.Expression;
  /** Whether it is in a public function that the framework itself calls in development only: production gets there when an application calls it. */
  readonly byApplications: boolean;
}

/** Public entry points of packages, by an address of ours. */
type Entries = ReadonlyMap<string, string>;

/**
 * Looks for codes in a production build of packages. What the code says about itself is not enough: many checks are in functions that only
 * development calls. So the bundler of the project builds the packages without what is for development, and what it drops never runs.
 *
 * @param packages packages whose public names applications can use
 * @param codes the expressions that are codes, in the bundles of these packages
 * @returns the codes that are left
 */
export async function leftInProduction(
  packages: readonly DocumentedPackage[],
  codes: readonly ts.Expression[],
): Promise<Map<ts.Expression, Left>> {
  const marked = new Map(codes.map((code, index) => [markOf(index), code]));
  const entries = publicEntries(packages);
  const build = await rolldown({
    input: [...entries.keys()],
    platform: 'browser',
    external: (id) =>
      !entries.has(id) &&
      !/^[./]/.test(id) &&
      !path.isAbsolute(id) &&
      !packages.some(({ name }) => id === name || id.startsWith(`${name}/`)),
    transform: { define: PRODUCTION },
    plugins: [publicNames(entries), marks(marked)],
    checks: { bundlerTimings: false },
  });
  const { output } = await build.generate({ format: 'esm', minify: 'dce-only' });
  await build.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const modules = chunks.map(({ code, fileName }) =>
    ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true),
  );
  const left = modules.flatMap((module) => marksIn(module, marked));
  return new Map(
    left.map(([code, expression]) => [
      code,
      { expression, byApplications: isCalledByApplications(code, codes, modules) },
    ]),
  );
}

/** A number that stands for a code. Bundles don't have it, and it survives the bundler, which drops the comment with the name of the code. */
function markOf(index: number): string {
  return String(9_000_000_001 + 2 * index);
}

/** Entry points that applications import. Those for tests are in no production build. */
function publicEntries(packages: readonly DocumentedPackage[]): Entries {
  const files = packages.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([name, conditions]) => {
      const file = defaultOf(conditions);
      return /[\\/]fesm\d+[\\/].*\.mjs$/.test(file) && !/\btesting\b/.test(name)
        ? path.join(folder, file)
        : [];
    }),
  );
  return new Map(files.map((file) => [`public:${file}`, file]));
}

function defaultOf(conditions: unknown): string {
  const file = (conditions as { default?: unknown } | null)?.default;
  return typeof file === 'string' ? file : '';
}

/**
 * Entries that have the names which an application can use: public ones, and the instructions (`ɵɵ…`) that compiled templates call. Without the
 * other private names the bundler sees which functions nobody calls. The CLI replaces declarations (`ɵɵngDeclare…`) before it bundles.
 */
function publicNames(entries: Entries): Plugin {
  return {
    name: 'public-names',
    resolveId: (id) => (entries.has(id) ? id : null),
    load(id) {
      const file = entries.get(id);
      if (!file) return null;
      const names = exportsOf(file).filter((name) => !/^ɵ(?!ɵ)|^ɵɵngDeclare/.test(name));
      return `export { ${names.join(', ')} } from ${JSON.stringify(file)};`;
    },
  };
}

function exportsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
    )
    .map(({ name }) => name.text);
}

/** Puts the marks in the place of the codes. */
function marks(marked: ReadonlyMap<string, ts.Expression>): Plugin {
  const byFile = Map.groupBy(marked, ([, code]) => path.normalize(code.getSourceFile().fileName));
  return {
    name: 'marks',
    transform(text, id) {
      const codes = byFile.get(path.normalize(id));
      if (!codes) return null;
      const fromTheEnd = codes.toSorted(([, a], [, b]) => b.pos - a.pos);
      const code = fromTheEnd.reduce(
        (result, [mark, node]) =>
          result.slice(0, node.getStart()) + mark + result.slice(node.getEnd()),
        text,
      );
      return { code, map: null };
    },
  };
}

/** The codes whose marks a built module has. */
function marksIn(
  module: ts.SourceFile,
  marked: ReadonlyMap<string, ts.Expression>,
): [ts.Expression, ts.Expression][] {
  return [...below(module)].flatMap((node) => {
    const code = ts.isNumericLiteral(node) && marked.get(node.text);
    return code && isReached(node) ? [[code, node as ts.Expression] as const] : [];
  });
}

/**
 * Whether anything runs the statement around a node. The bundler keeps a class that nothing uses, because it can't know that calls in its static fields
 * do nothing else, and with it the functions that it calls. The CLI knows, and drops them.
 */
function isReached(node: ts.Node, asked: readonly ts.Node[] = []): boolean {
  const statement = ts.findAncestor(node, ({ parent }) => ts.isSourceFile(parent));
  const name = statement && nameOfStatement(statement);
  if (!statement || !name) return true;
  const uses = identifiersOf(node.getSourceFile(), name).filter(
    (use) => !ts.findAncestor(use, (outer) => outer === statement || isDescription(outer)),
  );
  return uses.some((use) => !asked.includes(statement) && isReached(use, [...asked, statement]));
}

/** Name of the function or the class that a statement declares. */
function nameOfStatement(statement: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text;
  const found = [...below(statement)].find(ts.isClassExpression);
  return (ts.isClassDeclaration(statement) ? statement : found)?.name?.text;
}

function isDescription(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /ClassMetadata$/.test(calleeOf(node));
}

function isCalledByApplications(
  code: ts.Expression,
  codes: readonly ts.Expression[],
  modules: readonly ts.SourceFile[],
): boolean {
  const around = containerOf(code);
  const isPublic = ts.isFunctionDeclaration(around) && ts.isSourceFile(around.parent);
  const name = isPublic ? around.name?.text : undefined;
  const isCalled = (file: ts.SourceFile) => !!name && callsOf(file, name).length > 0;
  const bundles = new Set(codes.map((other) => other.getSourceFile()));
  return [...bundles].some(isCalled) && !modules.some(isCalled);
}
