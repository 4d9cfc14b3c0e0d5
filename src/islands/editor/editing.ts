import {
  foldGutter,
  foldKeymap,
  forceParsing,
  indentOnInput,
  indentService,
  syntaxTree,
} from '@codemirror/language';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  drawSelection,
  keymap,
  placeholder,
  rectangularSelection,
  ViewPlugin,
} from '@codemirror/view';
import { endOfCodeBefore } from './code-before.ts';
import { searching } from './searching.ts';
import { typingOver } from './typing-over.ts';

/** Sandpack takes Enter for the wish to edit, wherever it comes from: fields above the code keep it. */
const keepPanelKeys = ViewPlugin.define(({ dom }) => {
  const keep = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('.cm-panel'))
      event.stopPropagation();
  };
  dom.addEventListener('keydown', keep);
  return { destroy: () => dom.removeEventListener('keydown', keep) };
});

/** Indents by what was typed just now: a slow computer may not have parsed it yet, and would leave the line where it is. */
const parseBeforeEnter = Prec.highest(
  keymap.of([
    {
      key: 'Enter',
      run: (view) => {
        forceParsing(view, view.state.selection.main.head, 1000);
        return false;
      },
    },
  ]),
);

/** A class or a member stands right below its decorator; the language takes it for the rest of a statement, and indents it. */
const belowDecorator = indentService.of((context, pos) => {
  const end = endOfCodeBefore(context.state.doc, pos);
  const last = syntaxTree(context.state).resolveInner(end, -1);
  // The arguments, their call and its decorator, which is not finished without them.
  const decorator = last.name === ')' ? last.parent?.parent?.parent : null;
  return decorator?.name === 'Decorator' ? context.lineIndent(decorator.from) : undefined;
});

/** What Sandpack's setup of the editor leaves out: folding, several cursors, search, lines that indent themselves, and a word in a file that has none. */
export const editing: Extension = [
  // Browsers draw one selection; the library draws all of them.
  EditorState.allowMultipleSelections.of(true),
  drawSelection(),
  rectangularSelection({
    eventFilter: (event) => event.altKey && event.shiftKey && event.button === 0,
  }),
  // A closing bracket goes back to where its line belongs.
  indentOnInput(),
  belowDecorator,
  parseBeforeEnter,
  typingOver,
  // Low, so that it stands between the numbers of the lines and the code.
  Prec.low(foldGutter()),
  keymap.of(foldKeymap),
  searching,
  keepPanelKeys,
  placeholder('This file is empty.'),
];
