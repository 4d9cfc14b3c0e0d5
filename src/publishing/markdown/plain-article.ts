import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { attributeOf, classesOf, element, find, text } from '../tree/elements.ts';
import {
  boldParagraph,
  card,
  cell,
  definitionList,
  factRow,
  headingWithFacts,
  listOf,
  message,
  type Plain,
  quote,
} from './plain-blocks.ts';
import { plainCode, plainDiagram } from './plain-code.ts';

/** Turns a construct of this site into elements that Markdown has. */
type Rule = (node: Element, plain: Plain) => ElementContent[];

const nothing: Rule = () => [];
const contents: Rule = (node, plain) => plain(node.children);

/** Elements that a reader of Markdown has no use for: pictures without words, controls, what runs. */
const byTag: Readonly<Record<string, Rule>> = {
  button: nothing,
  form: nothing,
  iframe: nothing,
  input: nothing,
  noscript: nothing,
  script: nothing,
  style: nothing,
  svg: nothing,
  template: nothing,
  'astro-island': sourcesOfExample,
  dl: definitionList,
  td: cell,
  th: cell,
};

/** What the class of an element says about it. The first class that has a rule decides. */
const byClass: Readonly<Record<string, Rule>> = {
  'api-row': apiRow,
  'card-grid': (node, plain) => listOf(plain(node.children)),
  'code-block': plainCode,
  'copy-box': nothing,
  'entry-see': seeAlso,
  'example-open': nothing,
  'example-panel-title': (node) => [boldParagraph(node)],
  'example-preview': (node, plain) => plain(node.children),
  'example-preview-missing': nothing,
  'heading-link': contents,
  'item-head': headingWithFacts,
  'item-link': nothing,
  'key-type': (node) => [element('em', [text(textOf(node))])],
  'option-index': nothing,
  'page-actions': nothing,
  'pill-row': (node, plain) => listOf(plain(node.children)),
  'reference-origin': (node, plain) => factRow(plain(node.children)),
  'reference-title': headingWithFacts,
  'term-links': (node, plain) => factRow(plain(node.children)),
  'usage-prompt': nothing,
  'visually-hidden': nothing,
  alert: quote,
  breadcrumb: nothing,
  callout: quote,
  card,
  contents: nothing,
  deprecated: quote,
  diagram: plainDiagram,
  letters: nothing,
  message,
  messages: contents,
  play: videoLink,
  scripted: nothing,
  step: contents,
  steps: contents,
};

/** Makes plain elements of those of an article; see `byClass` for the constructs. */
export const plainNodes: Plain = (nodes) =>
  nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type !== 'element') return [node];
    const rule = ruleOf(node);
    if (rule) return rule(node, plainNodes);
    return [{ ...node, children: plainNodes(node.children) }];
  });

function ruleOf(node: Element): Rule | undefined {
  const named = classesOf(node).find((name) => Object.hasOwn(byClass, name));
  if (named !== undefined) return byClass[named];
  const { hidden, ariaHidden, role } = node.properties;
  const isHidden = (hidden !== undefined && hidden !== false) || ariaHidden === 'true';
  // A tab that is not chosen is hidden, and part of the example.
  if (isHidden && role !== 'tabpanel') return nothing;
  return Object.hasOwn(byTag, node.tagName) ? byTag[node.tagName] : undefined;
}

/** A list whose name is written only for those who hear the page. */
function seeAlso(list: Element, plain: Plain): ElementContent[] {
  return [
    element('p', [text(`${attributeOf(list, 'ariaLabel')}:`)]),
    { ...list, children: plain(list.children) },
  ];
}

/** The bar of an example: of its controls, the link to the sources is worth something elsewhere. */
function sourcesOfExample(node: Element): ElementContent[] {
  const link = find(node, ({ tagName }) => tagName === 'a');
  const address = link ? attributeOf(link, 'href') : '';
  if (!address.startsWith('https://')) return [];
  return [element('p', [element('a', [text('Sources of this example')], { href: address })])];
}

/** A line of the list of all symbols: its name, its kind, its marks. */
function apiRow(row: Element): ElementContent[] {
  const link = find(row, ({ tagName }) => tagName === 'a');
  if (!link) return [];
  const [name = '', kind = ''] = attributeOf(link, 'title').split(', ');
  const marks = row.children.flatMap((child) =>
    child.type === 'element' && child !== link ? attributeOf(child, 'title') : [],
  );
  const facts = [kind, ...marks].filter(Boolean).join(', ');
  return [
    element('li', [
      element('a', [text(name)], { href: attributeOf(link, 'href') }),
      text(`: ${facts}`),
    ]),
  ];
}

function videoLink(node: Element): ElementContent[] {
  const title = `Video: ${attributeOf(node, 'dataVideoTitle')}`;
  return [element('p', [element('a', [text(title)], { href: attributeOf(node, 'href') })])];
}
