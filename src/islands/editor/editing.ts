import { foldGutter, foldKeymap } from '@codemirror/language';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  keymap,
  placeholder,
  rectangularSelection,
} from '@codemirror/view';
import { searching } from './searching.ts';

/** What Sandpack's setup of the editor leaves out: folding, several cursors, search, and a word in a file that has none. */
export const editing: Extension = [
  // Browsers draw one selection; the library draws all of them.
  EditorState.allowMultipleSelections.of(true),
  drawSelection(),
  rectangularSelection(),
  crosshairCursor(),
  // Low, so that it stands between the numbers of the lines and the code.
  Prec.low(foldGutter()),
  keymap.of(foldKeymap),
  searching,
  placeholder('This file is empty.'),
];
