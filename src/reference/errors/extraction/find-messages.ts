import ts from 'typescript';
import type { ErrorMessage } from '../types.ts';
import { hasWords, type Parts, textOf, trimmed } from './message-parts.ts';
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
function reportsOf(node: ts.Expression): Report[] {
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
    parts,
    ...(isForDevelopment(source) && { developmentOnly: true }),
    ...(isWarning(source) && { warning: true }),
  };
}

/** Whether the code drops the text, or never gets to it, in production. */
function isForDevelopment(source: ts.Expression): boolean {
  const guards = /\bngDevMode\b/;
  if (guards.test(source.getText())) return true;
  for (let node: ts.Node = source; !ts.isSourceFile(node); node = node.parent) {
    const { parent } = node;
    if (ts.isIfStatement(parent) && node === parent.thenStatement) {
      if (guards.test(parent.expression.getText())) return true;
    }
    if (ts.isFunctionLike(node) && ts.isIdentifier(source)) {
      return [...below(node)].some(
        (inner) => assigns(inner, source.text) && guards.test(guardOf(inner)),
      );
    }
  }
  return false;
}

function assigns(node: ts.Node, name: string): boolean {
  if (ts.isVariableDeclaration(node)) return node.name.getText() === name;
  return ts.isBinaryExpression(node) && node.left.getText() === name;
}

/** Text of an assignment and of the condition around it. */
function guardOf(node: ts.Node): string {
  for (let outer = node.parent; !ts.isFunctionLike(outer); outer = outer.parent) {
    if (ts.isIfStatement(outer)) return outer.expression.getText() + node.getText();
    if (ts.isSourceFile(outer)) break;
  }
  return node.getText();
}

function isWarning(source: ts.Expression): boolean {
  for (let node: ts.Node = source.parent; ts.isExpression(node); node = node.parent) {
    if (ts.isCallExpression(node) && calleeOf(node) === 'warn') return true;
  }
  return false;
}

/** Messages without repetition, in the order given. */
export function distinct(messages: readonly ErrorMessage[]): ErrorMessage[] {
  const byText = new Map<string, ErrorMessage>();
  for (const message of messages) if (!byText.has(message.text)) byText.set(message.text, message);
  return [...byText.values()];
}
