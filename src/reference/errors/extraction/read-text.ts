import ts from 'typescript';
import {
  chosen,
  concatenate,
  eitherOf,
  filled,
  hasWords,
  isConditional,
  isEmpty,
  type Parts,
  trimmed,
} from './message-parts.ts';
import { nameForPlaceholder } from './placeholder.ts';
import { conditionOf, isAskedAgain, readVariable } from './read-variable.ts';
import {
  type Binding,
  below,
  bindingOf,
  calleeOf,
  callsOf,
  containerOf,
  functionNamed,
  nameOfFunction,
} from './scope.ts';

/** How a piece of text is looked at. */
interface Place {
  /** Whether the text is a piece of a longer one: then a name that leads to no words stays a placeholder. */
  readonly within: boolean;
  /** Steps from name to name so far. */
  readonly depth: number;
}

/** Steps after which a name is not followed any further. */
const maxDepth = 6;

/** Most forms of a name within a longer text that are written out. */
const maxForms = 3;

/** Functions that turn a value into text: what they are given is what the reader sees. */
const formatters = /^(?:stringify|describe|format|debug|getTypeName|getDevMode)/i;

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
  if (ts.isIdentifier(expression)) return readName(expression, place);
  if (ts.isCallExpression(expression)) return readCall(expression, place);
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

function readName(name: ts.Identifier, place: Place): readonly Parts[] {
  const binding = place.depth < maxDepth ? bindingOf(name) : undefined;
  const texts = binding ? readBinding(binding, name, { ...place, depth: place.depth + 1 }) : [];
  return texts.some(hasWords) ? texts : placeholder(name);
}

function readBinding(binding: Binding, name: ts.Identifier, place: Place): readonly Parts[] {
  if (binding.parameter) return place.within ? [] : readArguments(binding, name, place);
  if (
    binding.statements &&
    binding.assigned.length + binding.appended.length > 0 &&
    !isList(binding)
  ) {
    return readLocal(name, binding.statements, place);
  }
  const first = binding.initial ? readText(binding.initial, place) : [];
  const later = binding.assigned.flatMap((value) => readText(value, place));
  const start = [...first, ...later].filter((text) => place.within || !isEmpty(text));
  if (place.within && start.length > 1 && start.some(isEmpty)) {
    return eitherOf(
      start.filter((text) => !isEmpty(text)),
      [[]],
    );
  }
  return binding.appended.reduce<readonly Parts[]>((texts, value) => {
    const added = readText(value, { ...place, within: true });
    return concatenate(texts, eitherOf(added.slice(0, 1), [[]]));
  }, start);
}

function isList({ initial }: Binding): boolean {
  return initial !== undefined && ts.isArrayLiteralExpression(initial);
}

function readLocal(
  name: ts.Identifier,
  statements: readonly ts.Statement[],
  place: Place,
): readonly Parts[] {
  const read = (value: ts.Expression) => readText(value, { ...place, within: true });
  const texts = readVariable(name.text, statements, read);
  const some = texts.filter((text) => !isEmpty(text));
  if (!place.within) return some;
  const isOptional = texts.some((text) => isEmpty(text) && !isConditional(text));
  return isOptional ? eitherOf(some, [[]]) : texts;
}

/** What callers in the same file give a parameter. */
function readArguments(
  { parameter }: Binding,
  name: ts.Identifier,
  place: Place,
): readonly Parts[] {
  const called = parameter && nameOfFunction(parameter.of);
  if (!called) return [];
  return callsOf(name.getSourceFile(), called).flatMap((call) => {
    const argument = call.arguments[parameter.index];
    return argument ? readText(argument, place).filter(hasWords) : [];
  });
}

function readCall(call: ts.CallExpression, place: Place): readonly Parts[] {
  const callee = calleeOf(call);
  const target = ts.isPropertyAccessExpression(call.expression)
    ? call.expression.expression
    : undefined;
  const [first] = call.arguments;
  if (target && callee === 'trim') return readText(target, place).map(trimmed);
  if (target && callee === 'join') return readList(target, first, place) ?? placeholder(call);
  if (callee === 'makeDiagnosticChain' && first) return readText(first, place);
  const called = functionNamed(call.getSourceFile(), callee);
  const isFormatter = formatters.test(callee) && !(called && isOneReturn(called));
  if (target || !called || isFormatter || place.depth >= maxDepth) return placeholder(call);
  const texts = readReturns(called, { within: true, depth: place.depth + 1 });
  return texts.some(hasWords) ? texts : placeholder(call);
}

/** Whether a function does nothing but put its text together. */
function isOneReturn({ body }: ts.FunctionDeclaration): boolean {
  const [first, ...others] = body?.statements ?? [];
  return others.length === 0 && first !== undefined && ts.isReturnStatement(first);
}

/** Every text that a function returns. */
function readReturns(called: ts.FunctionDeclaration, place: Place): readonly Parts[] {
  const returned = [...below(called)].filter(
    (node): node is ts.ReturnStatement =>
      ts.isReturnStatement(node) && containerOf(node) === called,
  );
  const texts = returned.flatMap(({ expression }) =>
    expression ? readText(expression, place) : [],
  );
  const [some, none] = [texts.filter((text) => !isEmpty(text)), texts.filter(isEmpty)];
  return none.length > 0 ? eitherOf(some, [[]]) : some;
}

/** A list of lines that are joined, where the code writes the list down. */
function readList(
  list: ts.Expression,
  separator: ts.Expression | undefined,
  place: Place,
): readonly Parts[] | undefined {
  const between = separator && ts.isStringLiteralLike(separator) ? separator.text : ',';
  const binding = ts.isIdentifier(list) ? bindingOf(list) : undefined;
  const written = binding?.initial ?? list;
  if (!ts.isArrayLiteralExpression(written)) return undefined;
  const within = { ...place, within: true };
  const lines = written.elements.map((element) => readText(element, within));
  const more = (binding?.appended ?? []).map((value) => readText(value, within));
  const texts = [...lines, ...more].reduce<readonly Parts[]>(
    (text, line, index) => concatenate(index ? concatenate(text, [[between]]) : text, line),
    [[]],
  );
  return texts.some(hasWords) ? texts : undefined;
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

function placeholder(expression: ts.Expression): readonly Parts[] {
  return [[filled(nameForPlaceholder(expression))]];
}
