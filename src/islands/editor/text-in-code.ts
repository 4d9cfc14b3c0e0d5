import { syntaxTree } from '@codemirror/language';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

type CommentTokens = { block: { open: string; close: string } };

/** How comments are written in the strings of a component's decorator, by the property that has the string. */
const COMMENTS: ReadonlyMap<string, CommentTokens> = new Map([
  ['template', { block: { open: '<!--', close: '-->' } }],
  ['styles', { block: { open: '/*', close: '*/' } }],
]);

/** The name of the property that a string is the value of, or one of the values. */
function propertyOf(state: EditorState, string: SyntaxNode): string {
  const outer = string.parent?.name === 'ArrayExpression' ? string.parent.parent : string.parent;
  const name = outer?.name === 'Property' ? outer.firstChild : null;
  return name ? state.sliceDoc(name.from, name.to) : '';
}

/** How comments are written on a line of a template or a style sheet; nothing where the line is code of TypeScript, even if only at its end. */
function commentsOnLine(state: EditorState, pos: number): CommentTokens | undefined {
  const line = state.doc.lineAt(pos);
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(line.from, 1);
  while (node && node.name !== 'TemplateString') node = node.parent;
  if (!node || node.from >= line.from || node.to <= line.to) return undefined;
  return COMMENTS.get(propertyOf(state, node));
}

const PAIRS = ['(', '[', '{', "'", '"', '`'];

/** Templates and style sheets in TypeScript, which are strings to its language: their comments, and pairs that are closed at their ends too. */
export const textInCode: Extension = Prec.high(
  EditorState.languageData.of((state, pos) => {
    const commentTokens = commentsOnLine(state, pos);
    return [
      { closeBrackets: { brackets: PAIRS, before: ')]}:;>`' } },
      ...(commentTokens ? [{ commentTokens }] : []),
    ];
  }),
);
