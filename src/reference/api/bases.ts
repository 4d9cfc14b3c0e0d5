import ts from 'typescript';
import type { Extraction } from './extraction.ts';
import { resolved } from './nodes.ts';
import type { WithMembers } from './own-members.ts';
import { type TypeArguments, typeText } from './type-text.ts';

/** What a class or an interface extends or implements. */
export interface Base {
  readonly node: ts.ExpressionWithTypeArguments;
  /** Declarations that have members: none of `Omit<…>` and of classes that are made by a function. */
  readonly declarations: readonly WithMembers[];
  readonly symbol: ts.Symbol | undefined;
  readonly typeArguments: TypeArguments;
}

/**
 * Bases of a declaration, without those of the platform: what `Error` and `HTMLElement` have is documented elsewhere, and is a lot.
 *
 * @param clause whether those that it extends or those that it implements
 * @param typeArguments of the declaration itself
 */
export function basesOf(
  declaration: WithMembers,
  clause: ts.SyntaxKind.ExtendsKeyword | ts.SyntaxKind.ImplementsKeyword,
  extraction: Extraction,
  typeArguments: TypeArguments,
): Base[] {
  return heritage(declaration, clause)
    .map((node) => baseOf(node, extraction, typeArguments))
    .filter(({ symbol }) => !isOfPlatform(symbol, extraction));
}

/** Types after `extends` or `implements`. */
export function heritage(
  declaration: WithMembers,
  clause: ts.SyntaxKind.ExtendsKeyword | ts.SyntaxKind.ImplementsKeyword,
): ts.ExpressionWithTypeArguments[] {
  if (ts.isTypeLiteralNode(declaration)) return [];
  return (declaration.heritageClauses ?? [])
    .filter(({ token }) => token === clause)
    .flatMap(({ types }) => [...types]);
}

function baseOf(
  node: ts.ExpressionWithTypeArguments,
  { checker }: Extraction,
  typeArguments: TypeArguments,
): Base {
  const found = checker.getSymbolAtLocation(node.expression);
  const symbol = found && resolved(found, checker);
  const declarations = (symbol?.declarations ?? []).filter(
    (candidate): candidate is WithMembers =>
      ts.isClassDeclaration(candidate) || ts.isInterfaceDeclaration(candidate),
  );
  const given = (node.typeArguments ?? []).map((type) => typeText(type, checker, typeArguments));
  const generic = [
    ...declarations,
    ...(symbol?.declarations ?? []).filter(ts.isTypeAliasDeclaration),
  ];
  return { node, declarations, symbol, typeArguments: bind(generic, given, checker) };
}

function bind(
  declarations: readonly (WithMembers | ts.TypeAliasDeclaration)[],
  given: readonly string[],
  checker: ts.TypeChecker,
): TypeArguments {
  const bound = new Map<ts.Symbol, string>();
  for (const declaration of declarations) {
    const parameters = ts.isTypeLiteralNode(declaration) ? [] : declaration.typeParameters;
    for (const [index, parameter] of (parameters ?? []).entries()) {
      const symbol = checker.getSymbolAtLocation(parameter.name);
      const fallback = parameter.default && typeText(parameter.default, checker, bound);
      const argument = given[index] ?? fallback;
      if (symbol && argument !== undefined) bound.set(symbol, argument);
    }
  }
  return bound;
}

/** Whether something is declared by the libraries of the compiler or of Node. */
export function isOfPlatform(symbol: ts.Symbol | undefined, { program }: Extraction): boolean {
  const files = (symbol?.declarations ?? []).map((declaration) => declaration.getSourceFile());
  const isPlatform = (file: ts.SourceFile): boolean =>
    program.isSourceFileDefaultLibrary(file) || file.fileName.includes('/@types/');
  // `Omit` is of the library too, and what it is made of is not.
  const isType = symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
  return files.length > 0 && !isType && files.every(isPlatform);
}
