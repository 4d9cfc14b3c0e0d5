import ts from 'typescript';
import type { ErrorMessage, InProduction } from '../types.ts';
import { hasWords, type Parts, textOf, trimmed, withoutChoices } from './message-parts.ts';
import { propertyOf, readText } from './read-text.ts';
import { below, calleeOf, containerOf } from './scope.ts';

/**
 * The messages that are printed with a code.
 *
 * @param code the expression that is the code: a number, or a member of an enum
 */
export function messagesWith(code: ts.Expression): ErrorMessage[] {
  return reportsOf(code).flatMap(messagesOf);
}

/** What a report is written as in code: a call with code and message, or a diagnostic as an object. */
type Report = ts.CallExpression | ts.NewExpression | ts.ObjectLiteralExpression;

/** Calls and objects that the code ends up in. */
export function reportsOf(node: ts.Expression): Report[] {
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
    const isWrapped = calleeOf(parent) === 'ngErrorCode';
    return isWrapped ? reportsOf(parent) : [parent];
  }
  if (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) {
    return reportsOf(parent);
  }
  if (ts.isPropertyAssignment(parent)) {
    if (propertyOf(parent.parent, 'messageText')) return [parent.parent];
    return callsWith(parent.name.getText(), parent);
  }
  if (ts.isVariableDeclaration(parent)) return callsWith(parent.name.getText(), parent);
  return [];
}

/** Calls in the same function that are given a name. */
function callsWith(name: string, from: ts.Node): Report[] {
  return [...below(containerOf(from))].filter(
    (node): node is ts.CallExpression | ts.NewExpression =>
      (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
      (node.arguments ?? []).some(
        (argument) => ts.isIdentifier(argument) && argument.text === name,
      ),
  );
}

/** The messages of a report: the first of its arguments that has words. */
export function messagesOf(report: Report): ErrorMessage[] {
  for (const candidate of candidatesOf(report)) {
    const texts = readText(candidate).map(trimmed).filter(hasWords);
    if (texts.length > 0) return texts.map((parts) => toMessage(parts, candidate));
  }
  return [];
}

/** What is printed where a code stands in a production build. */
export function productionAt(code: ts.Expression): InProduction {
  if (messagesWith(code).length > 0) return 'message';
  const hasDetails = reportsOf(code).some((report) =>
    candidatesOf(report).some(ts.isTemplateExpression),
  );
  return hasDetails ? 'details' : 'code';
}

function candidatesOf(report: Report): ts.Expression[] {
  if (ts.isObjectLiteralExpression(report)) {
    return [propertyOf(report, 'messageText')].filter((value) => value !== undefined);
  }
  // Arrays hold related information, objects with a name or a span are nodes.
  return [...(report.arguments ?? [])].filter((argument) => !ts.isArrayLiteralExpression(argument));
}

function toMessage(parts: Parts, source: ts.Expression): ErrorMessage {
  return {
    text: textOf(parts),
    parts: withoutChoices(parts),
    ...(isWarning(source) && { warning: true }),
  };
}

function isWarning(source: ts.Expression): boolean {
  for (let node: ts.Node = source.parent; ts.isExpression(node); node = node.parent) {
    if (ts.isCallExpression(node) && calleeOf(node) === 'warn') return true;
  }
  return false;
}

/** Messages without repetition, in the order given. Places that print the same text may differ in production. */
export function distinct(messages: readonly ErrorMessage[]): ErrorMessage[] {
  const byText = Map.groupBy(messages, ({ text }) => text);
  return [...byText.values()].flatMap(([first, ...others]) => {
    if (!first?.production) return first ?? [];
    return { ...first, production: kinds([first, ...others]) };
  });
}

/** What production prints at several places, each kind once, sorted. */
export function kinds(
  places: readonly { readonly production?: readonly InProduction[] }[],
): InProduction[] {
  return [...new Set(places.flatMap(({ production = [] }) => production))].sort();
}
