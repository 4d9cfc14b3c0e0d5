import ts from 'typescript';
import { chosen, concatenate, eitherOf, type Parts } from './message-parts.ts';
import { below, containerOf } from './scope.ts';

/** Reads an expression as a text. */
type Read = (expression: ts.Expression) => readonly Parts[];

/**
 * Every text that a variable can have after some statements. Branches that exclude each other are not mixed: each text is one way through the code.
 *
 * @param texts what it has before them
 */
export function readVariable(
  name: string,
  statements: readonly ts.Statement[],
  read: Read,
  texts: readonly Parts[] = [[]],
): readonly Parts[] {
  return statements.reduce((before, statement) => after(name, statement, read, before), texts);
}

function after(
  name: string,
  statement: ts.Statement,
  read: Read,
  texts: readonly Parts[],
): readonly Parts[] {
  if (ts.isVariableStatement(statement)) return afterDeclaration(name, statement, read, texts);
  if (ts.isExpressionStatement(statement) && isChange(statement.expression, name)) {
    return afterChange(statement.expression, read, texts);
  }
  if (ts.isBlock(statement)) return readVariable(name, statement.statements, read, texts);
  if (ts.isIfStatement(statement)) return afterIf(name, statement, read, texts);
  // Loops, callbacks and the like: what they add may be there.
  return changesIn(statement, name).reduce(
    (before, change) =>
      isAssignment(change)
        ? before.concat(read(change.right))
        : concatenate(before, eitherOf(read(change.right).slice(0, 1), [[]])),
    texts,
  );
}

function afterDeclaration(
  name: string,
  { declarationList }: ts.VariableStatement,
  read: Read,
  texts: readonly Parts[],
): readonly Parts[] {
  const found = declarationList.declarations.find((declared) => declared.name.getText() === name);
  return found?.initializer ? read(found.initializer) : texts;
}

function afterChange(
  change: ts.BinaryExpression,
  read: Read,
  texts: readonly Parts[],
): readonly Parts[] {
  return isAssignment(change) ? read(change.right) : concatenate(texts, read(change.right));
}

function afterIf(
  name: string,
  statement: ts.IfStatement,
  read: Read,
  texts: readonly Parts[],
): readonly Parts[] {
  const { expression, thenStatement, elseStatement } = statement;
  const changes = changesIn(statement, name);
  if (changes.length === 0) return texts;
  if (!elseStatement && !changes.some(isAssignment) && !isAskedAgain(expression)) {
    return concatenate(texts, eitherOf(after(name, thenStatement, read, [[]]), [[]]));
  }
  const otherwise = elseStatement ? after(name, elseStatement, read, texts) : texts;
  const condition = conditionOf(expression);
  return [
    ...chosen(after(name, thenStatement, read, texts), condition, true),
    ...chosen(otherwise, condition, false),
  ];
}

/** What tells a condition from others: the same words in the same function are the same condition. */
export function conditionOf(expression: ts.Expression): string {
  return `${containerOf(expression).pos} ${expression.getText()}`;
}

/** Whether the function has the same condition in another place, so that both places print what belongs together. */
export function isAskedAgain(expression: ts.Expression): boolean {
  const text = expression.getText();
  const container = containerOf(expression);
  if (ts.isSourceFile(container)) return false;
  return [...below(container)].some(
    (node) =>
      (ts.isConditionalExpression(node) && isOther(node.condition)) ||
      (ts.isIfStatement(node) && isOther(node.expression)),
  );

  function isOther(condition: ts.Expression): boolean {
    return condition !== expression && condition.getText() === text;
  }
}

function changesIn(statement: ts.Statement, name: string): ts.BinaryExpression[] {
  return [...below(statement)].filter((node): node is ts.BinaryExpression => isChange(node, name));
}

/** `name = …` and `name += …` */
function isChange(node: ts.Node, name: string): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.left.getText() === name && isAssigning(node);
}

function isAssigning({ operatorToken }: ts.BinaryExpression): boolean {
  const { EqualsToken, PlusEqualsToken } = ts.SyntaxKind;
  return [EqualsToken, PlusEqualsToken].some((kind) => kind === operatorToken.kind);
}

function isAssignment({ operatorToken }: ts.BinaryExpression): boolean {
  return operatorToken.kind === ts.SyntaxKind.EqualsToken;
}
