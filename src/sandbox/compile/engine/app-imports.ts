import ts from 'typescript';
import { folderOf, normalPath } from './memory-files.ts';
import { isRelative, type ModuleNames } from './module-names.ts';

/** An import in code that is written. */
export interface WrittenImport {
  readonly name: string;
  readonly start: number;
  readonly length: number;
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

/**
 * Gives relative imports names that an import map can have, since a module from memory has no place that they could be relative to. Runs after
 * TypeScript, so that it sees what is really imported: no types, but the imports that the compiler makes for lazy blocks.
 *
 * @param found is told all imports of a file
 */
export function appImports(
  names: ModuleNames,
  found: (file: string, imports: readonly WrittenImport[]) => void,
): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (source) => {
    const imports: WrittenImport[] = [];
    const renamed = ({ text }: ts.StringLiteral) => {
      const { resolvedFileName } = names.resolve(text, source.fileName) ?? {};
      const guess = normalPath(`${folderOf(source.fileName)}/${text}`);
      const name = moduleNameOf(resolvedFileName ?? `${guess}.ts`);
      return context.factory.createStringLiteral(name, true);
    };
    const visit = (node: ts.Node): ts.Node => {
      const specifier = specifierOf(node);
      const visited = ts.visitEachChild(node, visit, context);
      if (!specifier) return visited;
      // The compiler's own imports have no place, and are never wrong.
      if (specifier.pos >= 0) {
        const start = specifier.end - specifier.text.length - 2;
        imports.push({ name: specifier.text, start, length: specifier.end - start });
      }
      if (!isRelative(specifier.text)) return visited;
      return withSpecifier(visited, renamed(specifier), context.factory);
    };
    const result = ts.visitEachChild(source, visit, context);
    found(source.fileName, imports);
    return result;
  };
}
