import { angularLanguage } from '@codemirror/lang-angular';
import { language, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** The template around a place: of a component's decorator, or a file of HTML, which is one from end to end. */
export function templateAround(
  state: EditorState,
  offset: number,
): { from: number; to: number } | null {
  if (state.facet(language) === angularLanguage) return { from: 0, to: state.doc.length };
  let node = syntaxTree(state).resolveInner(offset, -1);
  while (node.name !== 'TemplateString' && node.name !== 'String' && node.parent) {
    if (node.name === 'Interpolation') return null;
    node = node.parent;
  }
  const name = node.parent?.name === 'Property' ? node.parent.firstChild : null;
  const isTemplate = name !== null && state.sliceDoc(name.from, name.to) === 'template';
  return isTemplate ? { from: node.from + 1, to: Math.max(offset, node.to - 1) } : null;
}
