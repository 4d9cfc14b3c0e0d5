import ts from 'typescript';
import { folderOf, normalPath } from './memory-files.ts';
import { isRelative, type ModuleNames } from './module-names.ts';

/** A place in the source of a file. */
export interface WrittenPlace {
  readonly start: number;
  readonly length: number;
}

/** An import in code that is written. */
export interface WrittenImport extends WrittenPlace {
  readonly name: string;
}

/** What code that is written asks for. */
export interface WrittenNeeds {
  readonly imports: readonly WrittenImport[];
  /** Web workers that it starts. */
  readonly workers: readonly WrittenPlace[];
}

function startsWorker(node: ts.Node): boolean {
  return (
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    /^(?:Shared)?Worker$/.test(node.expression.text)
  );
}

/** Name of the module that a file of a project becomes: `/src/main.ts` → `app:/src/main.js`. */
export function moduleNameOf(file: string): string {
  return `app:${file.replace(/\.ts$/, '.js')}`;
}

/** The part of an import or export that says from where. */
function specifierOf(node: ts.Node): ts.StringLiteral | undefined {
  const isDeclaration = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const specifier = isDeclaration ? node.moduleSpecifier : isCall ? node.arguments[0] : undefined;
  return specifier && ts.isStringLiteral(specifier) ? specifier : undefined;
}

function withSpecifier(node: ts.Node, specifier: ts.StringLiteral, factory: ts.NodeFactory) {
  if (ts.isImportDeclaration(node)) {
    const { modifiers, importClause, attributes } = node;
    return factory.updateImportDeclaration(node, modifiers, importClause, specifier, attributes);
  }
  if (ts.isExportDeclaration(node)) {
    const { modifiers, isTypeOnly, exportClause, attributes } = node;
    return factory.updateExportDeclaration(
      node,
      modifiers,
      isTypeOnly,
      exportClause,
      specifier,
      attributes,
    );
  }
  const call = node as ts.CallExpression;
  const rest = call.arguments.slice(1);
  return factory.updateCallExpression(call, call.expression, undefined, [specifier, ...rest]);
}

/** Whether a name that is no path means a file of the project all the same, by its options. */
function isOwn(names: ModuleNames, name: string, from: string): boolean {
  const file = names.resolve(name, from)?.resolvedFileName;
  return file !== undefined && !file.startsWith('/node_modules/');
}

/**
 * Gives relative imports names that an import map can have, since a module from memory has no place that they could be relative to. Runs after
 * TypeScript, so that it sees what is really imported: no types, but the imports that the compiler makes for lazy blocks.
 *
 * @param found is told what a file asks for
 */
export function appImports(
  names: ModuleNames,
  found: (file: string, needs: WrittenNeeds) => void,
): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (source) => {
    const imports: WrittenImport[] = [];
    const workers: WrittenPlace[] = [];
    const renamed = ({ text }: ts.StringLiteral) => {
      const { resolvedFileName } = names.resolve(text, source.fileName) ?? {};
      const guess = normalPath(`${folderOf(source.fileName)}/${text}`);
      const name = moduleNameOf(resolvedFileName ?? `${guess}.ts`);
      return context.factory.createStringLiteral(name, true);
    };
    const visit = (node: ts.Node): ts.Node => {
      const specifier = specifierOf(node);
      if (startsWorker(node) && node.pos >= 0) {
        const start = ts.getOriginalNode(node).getStart(source);
        workers.push({ start, length: node.end - start });
      }
      const visited = ts.visitEachChild(node, visit, context);
      if (!specifier) return visited;
      // The compiler's own imports have no place, and are never wrong.
      if (specifier.pos >= 0) {
        const start = specifier.end - specifier.text.length - 2;
        imports.push({ name: specifier.text, start, length: specifier.end - start });
      }
      const isFile = isRelative(specifier.text) || isOwn(names, specifier.text, source.fileName);
      if (!isFile) return visited;
      return withSpecifier(visited, renamed(specifier), context.factory);
    };
    const result = ts.visitEachChild(source, visit, context);
    found(source.fileName, { imports, workers });
    return result;
  };
}
