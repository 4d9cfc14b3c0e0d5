import ts from 'typescript';
import { concatenate, eitherOf, hasWords, isEmpty, type Parts, trimmed } from './message-parts.ts';
import { maxDepth, type Place, placeholder, type ReadText } from './reading.ts';
import { below, bindingOf, calleeOf, containerOf, functionNamed } from './scope.ts';

/** Functions that turn a value into text: what they are given is what the reader sees. */
const formatters = /^(?:stringify|describe|format|debug|getTypeName|getDevMode)/i;

/** What a call gives: the texts that its function returns, where the file has it, and lists that it joins. */
export function readCall(
  call: ts.CallExpression,
  place: Place,
  readText: ReadText,
): readonly Parts[] {
  const callee = calleeOf(call);
  const target = ts.isPropertyAccessExpression(call.expression)
    ? call.expression.expression
    : undefined;
  const [first] = call.arguments;
  if (target && callee === 'trim') return readText(target, place).map(trimmed);
  if (target && callee === 'join')
    return readList(target, first, place, readText) ?? placeholder(call);
  if (callee === 'makeDiagnosticChain' && first) return readText(first, place);
  const called = functionNamed(call.getSourceFile(), callee);
  const isFormatter = formatters.test(callee) && !(called && isOneReturn(called));
  if (target || !called || isFormatter || place.depth >= maxDepth) return placeholder(call);
  const texts = readReturns(called, { within: true, depth: place.depth + 1 }, readText);
  return texts.some(hasWords) ? texts : placeholder(call);
}

/** Whether a function does nothing but put its text together. */
function isOneReturn({ body }: ts.FunctionDeclaration): boolean {
  const [first, ...others] = body?.statements ?? [];
  return others.length === 0 && first !== undefined && ts.isReturnStatement(first);
}

/** Every text that a function returns. */
function readReturns(
  called: ts.FunctionDeclaration,
  place: Place,
  readText: ReadText,
): readonly Parts[] {
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
  readText: ReadText,
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
