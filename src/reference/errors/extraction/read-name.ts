import ts from 'typescript';
import {
  concatenate,
  eitherOf,
  hasWords,
  isConditional,
  isEmpty,
  type Parts,
} from './message-parts.ts';
import { readVariable } from './read-variable.ts';
import { maxDepth, type Place, placeholder, type ReadText } from './reading.ts';
import { type Binding, bindingOf, callsOf, nameOfFunction } from './scope.ts';

/** What a name stands for: every text that the code gives it, else the name itself. */
export function readName(name: ts.Identifier, place: Place, readText: ReadText): readonly Parts[] {
  const binding = place.depth < maxDepth ? bindingOf(name) : undefined;
  const texts = binding
    ? readBinding(binding, name, { ...place, depth: place.depth + 1 }, readText)
    : [];
  return texts.some(hasWords) ? texts : placeholder(name);
}

function readBinding(
  binding: Binding,
  name: ts.Identifier,
  place: Place,
  readText: ReadText,
): readonly Parts[] {
  if (binding.parameter) return place.within ? [] : readArguments(binding, name, place, readText);
  if (
    binding.statements &&
    binding.assigned.length + binding.appended.length > 0 &&
    !isList(binding)
  ) {
    return readLocal(name, binding.statements, place, readText);
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
  readText: ReadText,
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
  readText: ReadText,
): readonly Parts[] {
  const called = parameter && nameOfFunction(parameter.of);
  if (!called) return [];
  return callsOf(name.getSourceFile(), called).flatMap((call) => {
    const argument = call.arguments[parameter.index];
    return argument ? readText(argument, place).filter(hasWords) : [];
  });
}
