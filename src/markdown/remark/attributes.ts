import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { type AuthorError, nearest } from '../../authoring/index.ts';
import type { Complain } from '../place.ts';
import type { AttributeRule, ComponentRule } from './component-schema.ts';
import {
  isSpread,
  type JsxElement,
  plainValue,
  printTag,
  type SnippetAttribute,
  snippetAttributes,
} from './jsx.ts';

/** Prints the tag of a component with changed attributes: the corrected snippet. */
type Corrected = (change: (attributes: SnippetAttribute[]) => SnippetAttribute[]) => string;

/**
 * Checks the attributes of a component against its rule.
 *
 * @throws AuthorError at the attribute that is unknown or wrong, or at the tag that misses one
 */
export function checkAttributes(
  node: JsxElement,
  name: string,
  rule: ComponentRule,
  complain: Complain,
): void {
  const selfClosing = rule.empty === true;
  const corrected: Corrected = (change) =>
    printTag(name, change(snippetAttributes(node)), selfClosing);

  for (const attribute of node.attributes) {
    if (isSpread(attribute)) {
      throw complain(attribute, {
        message: `<${name}> needs its attributes written one by one.`,
        hint: corrected((attributes) => attributes),
      });
    }
    const allowed = Object.hasOwn(rule.attributes, attribute.name)
      ? rule.attributes[attribute.name]
      : undefined;
    if (!allowed) throw unknownAttribute(attribute, name, rule, corrected, complain);
    const problem = problemOfValue(attribute, allowed);
    if (problem) {
      throw complain(attribute, {
        message: `<${name}>: ${problem.message}`,
        hint: corrected((attributes) =>
          attributes.map((pair) => (pair[0] === attribute.name ? [pair[0], problem.value] : pair)),
        ),
      });
    }
  }

  for (const [key, allowed] of Object.entries(rule.attributes)) {
    if (allowed.kind === 'flag' || !allowed.required) continue;
    if (snippetAttributes(node).some(([present]) => present === key)) continue;
    throw complain(node, {
      message: `<${name}> needs the attribute "${key}".`,
      hint: corrected((attributes) => [[key, exampleOf(allowed)], ...attributes]),
    });
  }
}

/** A value that an attribute could have. */
function exampleOf(rule: Exclude<AttributeRule, { kind: 'flag' }>): string {
  return rule.kind === 'text' ? rule.example : (rule.choices[0] ?? '');
}

function unknownAttribute(
  attribute: MdxJsxAttribute,
  name: string,
  rule: ComponentRule,
  corrected: Corrected,
  complain: Complain,
): AuthorError {
  const known = Object.keys(rule.attributes);
  const meant = nearest(attribute.name, known);
  const snippet = corrected((attributes) =>
    attributes.flatMap((pair): SnippetAttribute[] => {
      if (pair[0] !== attribute.name) return [pair];
      return meant === undefined ? [] : [[meant, pair[1]]];
    }),
  );
  const list = known.length === 0 ? 'It has none.' : `It has: ${known.join(', ')}.`;
  return complain(attribute, {
    message: `<${name}> has no attribute "${attribute.name}". ${list}`,
    hint: snippet,
  });
}

/** What is wrong with the value of an attribute, and a value that would be right. */
function problemOfValue(
  attribute: MdxJsxAttribute,
  rule: AttributeRule,
): { message: string; value: string | null } | undefined {
  const { name, value } = attribute;
  const written = plainValue(attribute);
  if (rule.kind === 'flag') {
    if (value === null || value === undefined) return undefined;
    return { message: `"${name}" is written without a value.`, value: null };
  }
  if (typeof value === 'object' && value !== null) {
    return { message: `the value of "${name}" is text in quotes.`, value: written };
  }
  if (rule.kind === 'choice') {
    if (written !== null && rule.choices.includes(written)) return undefined;
    const meant = nearest(written ?? '', rule.choices) ?? rule.choices[0] ?? '';
    return { message: `"${name}" is one of ${rule.choices.join(', ')}.`, value: meant };
  }
  if (written === null || written.trim() === '') {
    return { message: `"${name}" must not be empty.`, value: rule.example };
  }
  return undefined;
}
