import type { Complain } from '../place.ts';
import { findAttribute, type JsxElement, textOf } from './jsx.ts';

/** HTML that has a form of its own in articles, and what to write instead. */
const refused: Readonly<Record<string, string>> = {
  a: 'Write `[text](/path)`.',
  h1: 'The `title` of the front matter is the level-1 heading.',
  h2: 'Write `## Heading`.',
  h3: 'Write `### Heading`.',
  h4: 'Write `#### Heading`.',
  h5: 'Write `##### Heading`.',
  h6: 'Write `###### Heading`.',
  iframe: 'Write `<Video src="…" title="…" />`.',
  pre: 'Write a fence: three backticks and a language.',
  script: "Articles can't contain scripts.",
  style: "Articles can't contain styles.",
};

/**
 * Checks an HTML element that an author wrote as such: tables, images, `kbd` and the like pass,
 * what has a form of its own does not.
 */
export function checkHtmlElement(node: JsxElement, complain: Complain): void {
  const name = node.name ?? '';
  const instead = Object.hasOwn(refused, name) ? refused[name] : undefined;
  if (instead) {
    throw complain(node, { message: `<${name}> is not written as HTML.`, hint: instead });
  }
  const style = findAttribute(node, 'style') ?? findAttribute(node, 'className');
  if (style) {
    throw complain(style, {
      message: `Articles can't contain styles; <${name}> has "${style.name}".`,
      hint: 'Remove the attribute.',
    });
  }
  if (name === 'img' && !textOf(node, 'alt')) {
    throw complain(node, {
      message: 'An image needs an alternative text.',
      hint: `<img src="${textOf(node, 'src') ?? '…'}" alt="What the image shows" />`,
    });
  }
}
