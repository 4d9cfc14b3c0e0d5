import { angularLanguage } from '@codemirror/lang-angular';
import { ensureSyntaxTree, language, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** How long the parser may take to come to a place, in milliseconds: a reader who types does not notice it, and a slow computer gets there. */
const PARSE_MS = 300;

/** The template around a place: of a component's decorator, or a file of HTML, which is one from end to end. */
export function templateAround(
  state: EditorState,
  offset: number,
): { from: number; to: number } | null {
  if (state.facet(language) === angularLanguage) return { from: 0, to: state.doc.length };
  const tree = ensureSyntaxTree(state, offset, PARSE_MS) ?? syntaxTree(state);
  let node = tree.resolveInner(offset, -1);
  while (node.name !== 'TemplateString' && node.name !== 'String' && node.parent) {
    if (node.name === 'Interpolation') return null;
    node = node.parent;
  }
  const name = node.parent?.name === 'Property' ? node.parent.firstChild : null;
  const isTemplate = name !== null && state.sliceDoc(name.from, name.to) === 'template';
  return isTemplate ? { from: node.from + 1, to: Math.max(offset, node.to - 1) } : null;
}
