import ts from 'typescript';
import { onOneLine, resolved, withoutSuffix } from './nodes.ts';

/** Type arguments of a base, by type parameter: what `T` means in a subclass. */
export type TypeArguments = ReadonlyMap<ts.Symbol, string>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Source of a type on one line, as a reader would write it: without namespaces of imports and suffixes of the bundler.
 *
 * The compiler could print types too, but it expands aliases that authors gave good names.
 *
 * @param node a type, a type parameter's constraint, a base with type arguments
 * @param typeArguments what stands for the type parameters of a base
 */
export function typeText(
  node: ts.Node,
  checker: ts.TypeChecker,
  typeArguments: TypeArguments = new Map(),
): string {
  return onOneLine(writtenText(node, checker, typeArguments));
}

/** Source of a type with its lines and comments, indented by two spaces. */
export function typeLines(node: ts.Node, checker: ts.TypeChecker): string {
  return writtenText(node, checker, new Map()).replace(/^(?: {4})+/gm, (indent) =>
    ' '.repeat(indent.length / 2),
  );
}

/** A type that is written nowhere, as the compiler prints it. */
export function inferredType(node: ts.Node, checker: ts.TypeChecker): string {
  const type = checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(node));
  const printed = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return printed.replace(/\b(\w+)\$\d+\b/g, '$1');
}

function writtenText(node: ts.Node, checker: ts.TypeChecker, typeArguments: TypeArguments): string {
  const start = node.getStart();
  let text = node.getText();
  for (const edit of editsOf(node, checker, typeArguments).sort((a, b) => b.start - a.start)) {
    text = text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start);
  }
  return text;
}

function editsOf(node: ts.Node, checker: ts.TypeChecker, typeArguments: TypeArguments): Edit[] {
  if (ts.isIdentifier(node)) return identifierEdit(node, checker, typeArguments);
  const inside: Edit[] = [];
  ts.forEachChild(node, (child) => {
    inside.push(...editsOf(child, checker, typeArguments));
  });
  const qualifier = importedQualifier(node, checker);
  if (!qualifier) return inside;
  return [
    { start: qualifier.left.getStart(), end: qualifier.right.getStart(), text: '' },
    ...inside.filter(({ start }) => start >= qualifier.right.getStart()),
  ];
}

/** `i0` of `i0.ElementRef`, which only the typings have. */
function importedQualifier(
  node: ts.Node,
  checker: ts.TypeChecker,
): { left: ts.Node; right: ts.Node } | undefined {
  const pair = ts.isQualifiedName(node)
    ? { left: node.left, right: node.right }
    : ts.isPropertyAccessExpression(node)
      ? { left: node.expression, right: node.name }
      : undefined;
  if (!pair || !ts.isIdentifier(pair.left)) return undefined;
  const declarations = checker.getSymbolAtLocation(pair.left)?.declarations ?? [];
  return declarations.some(ts.isNamespaceImport) ? pair : undefined;
}

function identifierEdit(
  node: ts.Identifier,
  checker: ts.TypeChecker,
  typeArguments: TypeArguments,
): Edit[] {
  const [start, end] = [node.getStart(), node.getEnd()];
  const symbol = typeArguments.size > 0 ? checker.getSymbolAtLocation(node) : undefined;
  const argument = symbol && typeArguments.get(resolved(symbol, checker));
  if (argument !== undefined) return [{ start, end, text: inContext(argument, node) }];
  const name = publicName(node, checker);
  return name === node.text ? [] : [{ start, end, text: name }];
}

/** The bundler gives imports other names, such as `_StyleDataMap` and `Component$1`. */
function publicName(node: ts.Identifier, checker: ts.TypeChecker): string {
  if (!/^_|\$\d+$/.test(node.text)) return node.text;
  const renamed = checker.getSymbolAtLocation(node)?.declarations?.find(ts.isImportSpecifier);
  return withoutSuffix(renamed?.propertyName?.text ?? node.text);
}

/** A union in place of `T` in `T[]` needs parentheses. */
function inContext(argument: string, node: ts.Identifier): string {
  const outer = node.parent.parent;
  const binds =
    ts.isArrayTypeNode(outer) ||
    ts.isIntersectionTypeNode(outer) ||
    ts.isTypeOperatorNode(outer) ||
    ts.isIndexedAccessTypeNode(outer);
  return binds && /[|&?]|=>/.test(argument) ? `(${argument})` : argument;
}
