import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import {
  attributeOf,
  classesOf,
  element,
  elementsIn,
  find,
  findClass,
  text,
} from '../tree/elements.ts';

/** Languages that only the highlighter of this site knows, and what others call them. */
const commonNames: Readonly<Record<string, string>> = {
  'angular-ts': 'ts',
  'angular-html': 'html',
  bash: 'shell',
  file: 'text',
  none: 'text',
  plaintext: 'text',
};

/** A code block without highlighting: `pre` and `code` with its language, and its title as an attribute that `fence` reads. */
export function plainCode(figure: Element): ElementContent[] {
  const pre = find(figure, ({ tagName }) => tagName === 'pre');
  if (!pre) return [];
  const lines = linesOf(pre);
  if (lines.every(({ code }) => code.trim() === '')) return [];
  const changes = lines.some(({ mark }) => mark !== ' ');
  const language = attributeOf(pre, 'dataLanguage');
  const shown = lines.map(({ mark, code }) => (changes ? `${mark}${code}` : code)).join('\n');
  const title = findClass(figure, 'code-title');
  return [
    fence(shown, changes ? 'diff' : (commonNames[language] ?? language), title && textOf(title)),
  ];
}

/** A code block of one text. */
export function fence(code: string, language: string, title?: string): Element {
  const classes = language ? { className: [`language-${language}`] } : {};
  return element('pre', [
    element('code', [text(`${code}\n`)], { ...classes, ...(title && { dataTitle: title.trim() }) }),
  ]);
}

interface Line {
  readonly code: string;
  /** As in a unified diff. */
  readonly mark: '+' | '-' | ' ';
}

/** Numbers, prompts and gap marks are no part of `.code`. */
function linesOf(pre: Element): Line[] {
  const [code] = elementsIn(pre);
  return (code ? elementsIn(code) : []).map((line) => {
    const classes = classesOf(line);
    const mark = classes.includes('del') ? '-' : classes.includes('ins') ? '+' : ' ';
    const content = findClass(line, 'code') ?? line;
    return { mark, code: textOf(content).replace(/\n$/, '') };
  });
}

/** A diagram as its source, after the words that say what it shows. */
export function plainDiagram(figure: Element): ElementContent[] {
  const title = find(figure, ({ tagName }) => tagName === 'title');
  const source = attributeOf(figure, 'dataSource').trim();
  const words = title ? textOf(title).trim() : '';
  return [
    ...(words ? [element('p', [element('em', [text(`Diagram: ${words}`)])])] : []),
    ...(source ? [fence(source, 'mermaid')] : []),
  ];
}
