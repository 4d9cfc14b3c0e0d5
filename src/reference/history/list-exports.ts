import ts from 'typescript';
import { commented, resolved } from '../api/nodes.ts';

/** What an entry point of some version exports. */
export interface ExportedName {
  readonly name: string;
  readonly kind: string;
  readonly deprecated: boolean;
}

/** Static members that the compiler writes into typings, by the kind that they stand for. */
const declarations: Readonly<Record<string, string>> = {
  ɵcmp: 'component',
  ɵdir: 'directive',
  ɵpipe: 'pipe',
  ɵmod: 'ng_module',
};

/**
 * Lists the public names of entry points from their typings, for comparing versions: names and kinds only, so that one compiler reads the typings of all
 * majors and nothing but the packages themselves has to be installed.
 *
 * @param typings absolute paths of `.d.ts` files
 * @returns names by file, sorted; private ones (`ɵ`, `__`, `@docsPrivate`, `@nodoc`) left out
 */
export function listExports(typings: readonly string[]): Map<string, ExportedName[]> {
  const program = ts.createProgram([...typings], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return new Map(typings.map((file) => [file, exportsOf(program, checker, file)]));
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string): ExportedName[] {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) return [];
  return checker
    .getExportsOfModule(symbol)
    .map((exported) => ({ name: exported.name, target: resolved(exported, checker) }))
    .filter(({ name, target }) => !/^(?:ɵ|__)/.test(name) && !isPrivate(target))
    .map(({ name, target }) => ({ name, kind: kindOf(target), deprecated: isDeprecated(target) }))
    .filter(({ kind }) => kind !== 'unknown')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const tagNames = (symbol: ts.Symbol) => symbol.getJsDocTags().map(({ name }) => name);

/** The packages mark names that are exported for other packages only; old versions wrote `@docs-private`, which is read as `@docs`. */
function isPrivate(symbol: ts.Symbol): boolean {
  const texts = symbol.declarations?.flatMap((node) => ts.getJSDocCommentsAndTags(node)) ?? [];
  return (
    tagNames(symbol).some((name) => name === 'docsPrivate' || name === 'nodoc') ||
    texts.some((node) => /@docs-private\b/.test(node.getText()))
  );
}

/** An overloaded function is deprecated when every overload is. */
function isDeprecated(symbol: ts.Symbol): boolean {
  const nodes = symbol.declarations ?? [];
  return nodes.length > 0 && nodes.every((node) => ts.getJSDocDeprecatedTag(commented(node)));
}

function kindOf(symbol: ts.Symbol): string {
  const { flags } = symbol;
  if (flags & ts.SymbolFlags.Class) return kindOfClass(symbol);
  if (flags & ts.SymbolFlags.Enum) return 'enum';
  if (flags & ts.SymbolFlags.Function) return 'function';
  if (flags & ts.SymbolFlags.Variable) return isDecorator(symbol) ? 'decorator' : 'constant';
  if (flags & ts.SymbolFlags.Interface) return 'interface';
  if (flags & ts.SymbolFlags.TypeAlias) return 'type_alias';
  return 'unknown';
}

function kindOfClass(symbol: ts.Symbol): string {
  for (const [member, kind] of Object.entries(declarations)) {
    if (symbol.exports?.has(ts.escapeLeadingUnderscores(member))) return kind;
  }
  return 'class';
}

function isDecorator(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (node) => ts.isVariableDeclaration(node) && /^\w+Decorator$/.test(node.type?.getText() ?? ''),
  );
}
