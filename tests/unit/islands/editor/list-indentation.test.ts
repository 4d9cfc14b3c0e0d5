import { javascript } from '@codemirror/lang-javascript';
import { getIndentation, IndentContext } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test, vi } from 'vitest';
import { listIndentation } from '../../../../src/islands/editor/list-indentation.ts';
import { parsed } from './parsed.ts';

function stateOf(doc: string): EditorState {
  const extensions = [javascript({ typescript: true }), listIndentation];
  return parsed(EditorState.create({ doc, extensions }));
}

/** How far a line is indented that Enter begins at `¦`. */
function indentationAt(marked: string): number | null {
  const pos = marked.indexOf('¦');
  const state = stateOf(marked.replace('¦', ''));
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

/** How many letters are read to indent the last entry of a list. */
function lettersFor(entries: number): number {
  const head = `const birds = [${'\n  wren,'.repeat(entries)}`;
  const state = stateOf(`${head}\n  wren,\n];`);
  const slice = vi.spyOn(state.doc, 'sliceString');
  const line = vi.spyOn(state.doc, 'lineAt');
  getIndentation(new IndentContext(state), head.length + 1);
  const texts = [
    ...slice.mock.results.map(({ value }) => value as string),
    ...line.mock.results.map(({ value }) => (value as { text: string }).text),
  ];
  return texts.join('').length;
}

test('a line is indented without reading all that stands before it', () => {
  const entries = 1000;
  expect(lettersFor(entries)).toBeGreaterThan(0);
  // How many lines around it are read depends on how far the parser has come: some, and never one for each entry.
  expect(lettersFor(entries)).toBeLessThan(entries / 5);
});
