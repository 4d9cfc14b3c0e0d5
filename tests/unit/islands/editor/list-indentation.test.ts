import { javascript } from '@codemirror/lang-javascript';
import { ensureSyntaxTree, getIndentation, IndentContext } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { listIndentation } from '../../../../src/islands/editor/list-indentation.ts';

/** How far a line is indented that Enter begins at `¦`. */
function indentationAt(marked: string): number | null {
  const pos = marked.indexOf('¦');
  const state = EditorState.create({
    doc: marked.replace('¦', ''),
    extensions: [javascript({ typescript: true }), listIndentation],
  });
  ensureSyntaxTree(state, state.doc.length, 5000);
  return getIndentation(new IndentContext(state, { simulateBreak: pos }), pos);
}

for (const [what, marked, expected] of [
  ['an argument on the line of its call', '  const found = computed(one,¦);', 4],
  ['an argument on a line of its own', '  const found = computed(() =>\n    one,¦\n  );', 4],
  ['an argument of several lines', '  group({\n    name: 1,\n  },¦);', 2],
  ['an entry of an array', '  const birds = [wren,¦];', 4],
  ['a property of an object', '  const bird = {\n    name: 1,¦\n  };', 4],
] as const)
  test(`a line after ${what} is indented by ${expected}`, () => {
    expect(indentationAt(marked)).toBe(expected);
  });
