import type { Nodes, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { nearest } from '../../authoring/index.ts';
import type { MarkdownOptions } from '../options.ts';
import { type Complain, complainAbout } from '../place.ts';
import { checkAttributes } from './attributes.ts';
import { type ComponentRule, componentRules } from './component-schema.ts';
import { checkHtmlElement } from './html-elements.ts';
import { isJsx, type JsxElement, printTag, snippetAttributes } from './jsx.ts';

/**
 * Checks every component of an article against the table of components: its name, its attributes,
 * where it stands and what it holds. Expressions and imports are refused, because articles need
 * none and a slip with a brace would otherwise fail without a place.
 */
export function checkComponents(options: MarkdownOptions) {
  return (tree: Root, file: VFile): void => {
    const complain = complainAbout(file, options.root);
    visitParents(tree, (node, ancestors) => {
      refuseScript(node, complain);
      if (!isJsx(node)) return;
      const parent = ancestors.findLast((ancestor) => ancestor.type !== 'paragraph');
      checkElement(node, parent, complain);
    });
  };
}

function refuseScript(node: Nodes, complain: Complain): void {
  if (node.type === 'mdxjsEsm') {
    throw complain(node, {
      message: "Articles can't have imports or exports.",
      hint: `Remove the line. ${listOfComponents()} are available without an import.`,
    });
  }
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
  if (node.data?.estree?.body.length === 0) return;
  throw complain(node, {
    message: 'A brace in the text starts an expression.',
    hint: `Put code in backticks, \`{${node.value}}\`, or escape the brace: \\{${node.value}\\}`,
  });
}

function checkElement(node: JsxElement, parent: Nodes | undefined, complain: Complain): void {
  if (node.name === null) {
    throw complain(node, { message: 'A tag needs a name.', hint: 'Remove `<>` and `</>`.' });
  }
  if (/^[a-z]/.test(node.name)) {
    checkHtmlElement(node, complain);
    return;
  }
  const rule = Object.hasOwn(componentRules, node.name) ? componentRules[node.name] : undefined;
  if (!rule) throw unknownComponent(node, node.name, complain);
  checkAttributes(node, node.name, rule, complain);
  checkPlace(node, node.name, rule, parent, complain);
  checkBody(node, node.name, rule, complain);
}

function unknownComponent(node: JsxElement, name: string, complain: Complain) {
  const meant = nearest(name, Object.keys(componentRules));
  return complain(node, {
    message: `There is no component <${name}>.`,
    hint: meant
      ? `Did you mean ${printTag(meant, snippetAttributes(node))}?`
      : `The components are ${listOfComponents()}.`,
  });
}

function checkPlace(
  node: JsxElement,
  name: string,
  rule: ComponentRule,
  parent: Nodes | undefined,
  complain: Complain,
): void {
  if (!rule.parents || isJsx(parent, ...rule.parents)) return;
  const outer = rule.parents[0];
  const tag = printTag(name, snippetAttributes(node), rule.empty === true);
  const whole = rule.empty ? tag : `${tag} … </${name}>`;
  throw complain(node, {
    message: `<${name}> is only allowed directly inside <${outer}>.`,
    hint: `<${outer}>\n  ${whole}\n</${outer}>`,
  });
}

function checkBody(node: JsxElement, name: string, rule: ComponentRule, complain: Complain): void {
  const contents = contentsOf(node);
  if (rule.empty && contents.length > 0) {
    throw complain(node, {
      message: `<${name}> has no body.`,
      hint: printTag(name, snippetAttributes(node), true),
    });
  }
  if (!rule.children) return;
  const inner = rule.children[0] ?? '';
  if (contents.length === 0) {
    throw complain(node, {
      message: `<${name}> is empty.`,
      hint: `<${name}>\n  <${inner} … />\n</${name}>`,
    });
  }
  const stranger = contents.find((child) => !isJsx(child, ...(rule.children ?? [])));
  if (stranger) {
    throw complain(stranger, {
      message: `<${name}> can only contain <${inner}>.`,
      hint: componentRules[inner]?.empty
        ? `Move this out of <${name}>.`
        : `Move this out of <${name}>, or into a <${inner}>.`,
    });
  }
}

/** What stands in a component, without the white space and the comments. */
function contentsOf(node: JsxElement): Nodes[] {
  const children: Nodes[] = node.children;
  return children
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => {
      if (child.type === 'text') return child.value.trim() !== '';
      return child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression';
    });
}

function listOfComponents(): string {
  return Object.keys(componentRules).join(', ');
}
