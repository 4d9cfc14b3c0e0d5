import { angularLanguage } from '@codemirror/lang-angular';
import { type IndentContext, indentService } from '@codemirror/language';
import { templateAround } from './template-around.ts';

/** Where the innermost block of control flow around the end of a template's text begins: the place of its `{`. */
function openBlock(html: string): number {
  let closed = 0;
  for (let at = html.length - 1; at >= 0; at -= 1) {
    if (html[at] === '}') closed += 1;
    else if (html[at] === '{') closed -= 1;
    if (closed < 0) return at;
  }
  return -1;
}

/** Where the innermost element around the end of a template's text begins. */
function openElement(html: string): number {
  let node = angularLanguage.parser.parse(html).resolveInner(html.length, -1);
  while (node.firstChild?.name !== 'OpenTag' || node.lastChild?.name === 'CloseTag') {
    if (!node.parent) return -1;
    node = node.parent;
  }
  return node.from;
}

/** Lines in a block of control flow stand to the right of it: the language of templates knows elements only. */
function besideBlock(context: IndentContext, pos: number): number | undefined {
  const place = templateAround(context.state, pos);
  if (!place) return undefined;
  const html = context.state.sliceDoc(place.from, pos);
  const block = openBlock(html);
  if (block < 0 || block < openElement(html)) return undefined;
  const outer = context.lineIndent(place.from + block);
  return context.textAfterPos(pos).trimStart().startsWith('}') ? outer : outer + context.unit;
}

/** Indents the blocks of control flow in templates. */
export const templateIndentation = indentService.of(besideBlock);
