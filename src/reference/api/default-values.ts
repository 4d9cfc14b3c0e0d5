import ts from 'typescript';
import { memberName } from './member-names.ts';
import { hasModifier, type MemberNode, onOneLine } from './nodes.ts';

/** Longest initial value that is shown. */
const longest = 60;

/** Functions of signals whose first argument is the initial value. */
const withValue = new Set(['input', 'model', 'signal']);

/**
 * Initial value of a property in the sources, where it tells something: literals, names and simple expressions. Injected services,
 * new objects and functions are inner workings.
 *
 * @param node the property in the typings
 * @param originals members of the original class
 */
export function defaultOf(node: MemberNode, originals: readonly MemberNode[]): string | undefined {
  const name = memberName(node);
  const isStatic = hasModifier(node, ts.SyntaxKind.StaticKeyword);
  const original = originals
    .filter(ts.isPropertyDeclaration)
    .find(
      (candidate) =>
        memberName(candidate) === name &&
        hasModifier(candidate, ts.SyntaxKind.StaticKeyword) === isStatic,
    );
  const value = original?.initializer && shownValue(original.initializer);
  const text = value && onOneLine(value.getText());
  return text && text.length <= longest ? text : undefined;
}

function shownValue(value: ts.Expression): ts.Expression | undefined {
  if (ts.isAsExpression(value) || ts.isParenthesizedExpression(value)) {
    return shownValue(value.expression);
  }
  if (ts.isCallExpression(value)) {
    return ts.isIdentifier(value.expression) && withValue.has(value.expression.text)
      ? value.arguments[0]
      : undefined;
  }
  return ts.isNewExpression(value) || ts.isFunctionLike(value) ? undefined : value;
}
