import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A public name of an entry point, or a member of one: `Router`, `Router.navigate`. */
export interface Declared {
  readonly deprecated: boolean;
  /** Its declarations, with every run of white space a space. */
  readonly text: string;
}

/** The public names of a package by entry point (the empty one is the package itself). */
export type PackageApi = ReadonlyMap<string, ReadonlyMap<string, Declared>>;

/** Folders that hold no entry points. */
const notEntryPoints = /^(?:src|f?esm\d*|bundles|schematics|locales|prebuilt.*|node_modules|@.*)$/;

const apis = new Map<string, PackageApi>();

/** Reads the typings of a package by themselves: other packages need not be there. */
export function packageApi(folder: string): PackageApi {
  const known = apis.get(folder);
  if (known) return known;
  const entries = entryPoints(folder);
  const program = ts.createProgram([...entries.values()], {
    noLib: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const api = new Map(
    [...entries].map(([entry, file]) => [entry, namesOf(program.getSourceFile(file), checker)]),
  );
  apis.set(folder, api);
  return api;
}

function entryPoints(folder: string): Map<string, string> {
  const { exports, typings, types } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  if (!exports) return withFolders(folder, typings ?? types);
  const found = Object.entries<{ types?: string }>(exports).flatMap(([key, value]) =>
    value.types && !key.includes('*')
      ? [[key.replace(/^\.\/?/, ''), path.join(folder, value.types)] as const]
      : [],
  );
  return new Map(found);
}

/** Old packages have a `package.json` in the folder of every entry point. */
function withFolders(folder: string, typings: string | undefined): Map<string, string> {
  const found = new Map<string, string>(typings ? [['', path.join(folder, typings)] as const] : []);
  const visit = (relative: string) => {
    const file = path.join(folder, relative, 'package.json');
    if (relative && existsSync(file)) {
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      const types = manifest.typings ?? manifest.types;
      if (types) found.set(relative, path.join(folder, relative, types));
    }
    for (const entry of readdirSync(path.join(folder, relative), { withFileTypes: true })) {
      if (entry.isDirectory() && !notEntryPoints.test(entry.name)) {
        visit(path.posix.join(relative, entry.name));
      }
    }
  };
  visit('');
  return found;
}

function namesOf(
  source: ts.SourceFile | undefined,
  checker: ts.TypeChecker,
): Map<string, Declared> {
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return new Map(
    exported.flatMap((symbol) => {
      const { name } = symbol;
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const nodes = target.declarations ?? [];
      return [[name, declared(nodes)] as const, ...membersOf(name, nodes)];
    }),
  );
}

function membersOf(
  name: string,
  nodes: readonly ts.Declaration[],
): (readonly [string, Declared])[] {
  const members = nodes.flatMap((node) =>
    ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)
      ? [...(node.members as ts.NodeArray<ts.Declaration>)].filter(isPublic)
      : [],
  );
  const groups = Map.groupBy(members, nameOf);
  return [...groups].map(([member, found]) => [`${name}.${member}`, declared(found)] as const);
}

function isPublic(member: ts.Declaration): boolean {
  return !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private);
}

function nameOf(member: ts.Declaration): string {
  return ts.isConstructorDeclaration(member)
    ? 'constructor'
    : (ts.getNameOfDeclaration(member)?.getText() ?? '');
}

function declared(nodes: readonly ts.Declaration[]): Declared {
  return {
    deprecated:
      nodes.length > 0 && nodes.every((node) => ts.getJSDocDeprecatedTag(commented(node))),
    text: nodes.map((node) => node.getText().replace(/\s+/g, ' ')).join(' '),
  };
}

/** The comment of a variable stands before its whole statement. */
function commented(node: ts.Node): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}
