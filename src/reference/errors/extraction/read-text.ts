import ts from 'typescript';
import { chosen, concatenate, eitherOf, hasWords, isEmpty, type Parts } from './message-parts.ts';
import { readCall } from './read-call.ts';
import { readName } from './read-name.ts';
import { conditionOf, isAskedAgain } from './read-variable.ts';
import { type Place, placeholder } from './reading.ts';

/** Most forms of a name within a longer text that are written out. */
const maxForms = 3;

/**
 * What an expression of a bundle becomes as a text: every alternative that the code can print, in pieces. The code is read, never run, so what is
 * only known at run time stays a placeholder with the name that the code gives it.
 */
export function readText(expression: ts.Expression, from: Partial<Place> = {}): readonly Parts[] {
  const place = { within: false, depth: 0, ...from };
  if (ts.isParenthesizedExpression(expression)) return readText(expression.expression, place);
  if (ts.isStringLiteralLike(expression)) return [[expression.text]];
  if (ts.isTemplateExpression(expression)) return readTemplate(expression, place);
  if (ts.isBinaryExpression(expression)) return readBinary(expression, place);
  if (ts.isConditionalExpression(expression)) return readConditional(expression, place);
  if (ts.isIdentifier(expression)) return readName(expression, place, readText);
  if (ts.isCallExpression(expression)) return readCall(expression, place, readText);
  if (ts.isObjectLiteralExpression(expression)) return readChain(expression, place);
  if (isNothing(expression)) return [[]];
  return placeholder(expression);
}

function readTemplate(template: ts.TemplateExpression, place: Place): readonly Parts[] {
  return template.templateSpans.reduce<readonly Parts[]>(
    (text, { expression, literal }) =>
      concatenate(concatenate(text, readPiece(expression, place)), [[literal.text]]),
    [[template.head.text]],
  );
}

/** A piece of a longer text. One that has many forms is named, as its forms times those of others would be too many to read. */
function readPiece(expression: ts.Expression, place: Place): readonly Parts[] {
  const texts = readText(expression, { ...place, within: true });
  return texts.length > maxForms && ts.isIdentifier(expression) ? placeholder(expression) : texts;
}

function readBinary(expression: ts.BinaryExpression, place: Place): readonly Parts[] {
  const { left, right, operatorToken } = expression;
  switch (operatorToken.kind) {
    case ts.SyntaxKind.PlusToken: {
      return concatenate(readPiece(left, place), readPiece(right, place));
    }
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return readText(right, place);
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken: {
      const texts = [...readText(left, place), ...readText(right, place)].filter(hasWords);
      return texts.length > 0 ? texts : placeholder(left);
    }
    default:
      return placeholder(expression);
  }
}

function readConditional(expression: ts.ConditionalExpression, place: Place): readonly Parts[] {
  const { condition, whenTrue, whenFalse } = expression;
  if (/\bngDevMode\b/.test(condition.getText())) {
    const texts = readText(whenTrue, place);
    return texts.some((text) => !isEmpty(text)) ? texts : readText(whenFalse, place);
  }
  const [first, second] = [readText(whenTrue, place), readText(whenFalse, place)];
  if (isAskedAgain(condition)) {
    const key = conditionOf(condition);
    return [...chosen(first, key, true), ...chosen(second, key, false)];
  }
  return place.within ? eitherOf(first, second) : [...first, ...second];
}

/** TypeScript's form of a message with details below it; the first line is the message. */
function readChain(object: ts.ObjectLiteralExpression, place: Place): readonly Parts[] {
  const text = propertyOf(object, 'messageText');
  return text ? readText(text, place) : placeholder(object);
}

/** Value of a property that an object literal writes down. */
export function propertyOf(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined {
  const property = object.properties.find(
    (candidate): candidate is ts.PropertyAssignment =>
      ts.isPropertyAssignment(candidate) && candidate.name.getText() === name,
  );
  return property?.initializer;
}

function isNothing(node: ts.Expression): boolean {
  const { NullKeyword, FalseKeyword, VoidExpression } = ts.SyntaxKind;
  return [NullKeyword, FalseKeyword, VoidExpression].includes(node.kind);
}
