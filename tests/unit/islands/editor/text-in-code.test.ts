import { closeBrackets, insertBracket } from '@codemirror/autocomplete';
import { toggleComment } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { EditorState, type Transaction } from '@codemirror/state';
import { expect, test } from 'vitest';
import { textInCode } from '../../../../src/islands/editor/text-in-code.ts';
import { parsed } from './parsed.ts';

/** A file of TypeScript with the cursor at `¦`. */
function stateOf(marked: string): EditorState {
  const state = EditorState.create({
    doc: marked.replace('¦', ''),
    selection: { anchor: marked.indexOf('¦') },
    extensions: [javascript({ typescript: true }), closeBrackets(), textInCode],
  });
  return parsed(state);
}

/** The file after its comment was toggled as often as asked. */
function toggled(marked: string, times = 1): string {
  let state = stateOf(marked);
  const dispatch = (transaction: Transaction) => {
    state = parsed(transaction.state);
  };
  for (let time = 0; time < times; time += 1) toggleComment({ state, dispatch });
  return state.doc.toString();
}

const component = (template: string, styles = '') =>
  `@Component({\n  template: \`\n${template}\n  \`,\n  styles: [\`\n${styles}\n  \`],\n})\nclass App {}\n`;

for (const [what, marked, expected] of [
  ['a template', component('    <b>Wr¦en</b>'), component('    <!-- <b>Wren</b> -->')],
  [
    'a style sheet',
    component('', '    b { color: r¦ed; }'),
    component('', '    /* b { color: red; } */'),
  ],
  ['the code around them', '  let wre¦n = 1;\n', '  // let wren = 1;\n'],
  [
    'a line where a template begins',
    '({\n  template: `¦\n  <b></b>\n  `,\n})',
    '({\n  // template: `\n  <b></b>\n  `,\n})',
  ],
  ['another string', 'const text = `\n  wr¦en\n`;\n', 'const text = `\n  // wren\n`;\n'],
] as const)
  test(`comments a line of ${what}`, () => {
    expect(toggled(marked)).toBe(expected);
  });

test('uncomments a line of a template', () => {
  const marked = component('    <b>Wr¦en</b>');
  expect(toggled(marked, 2)).toBe(marked.replace('¦', ''));
});

test('closes a block that begins right before the end of a template', () => {
  const state = stateOf('const html = `\n@if (wren) ¦`;');
  const written = insertBracket(state, '{')?.state.doc.toString();
  expect(written).toBe('const html = `\n@if (wren) {}`;');
});
