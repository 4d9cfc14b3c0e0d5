import {
  type ChangeSet,
  EditorSelection,
  type Extension,
  Prec,
  StateField,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** A bracket or quote that the editor has written because the reader wrote its partner. */
interface Closing {
  readonly at: number;
  readonly text: string;
}

const PAIRS = new Set(['()', '[]', '{}', "''", '""', '``']);

/** What a change has written behind the cursor to close a pair. */
function writtenClosing(changes: ChangeSet, head: number): Closing | undefined {
  let found: Closing | undefined;
  changes.iterChanges((_fromA, _toA, from, _to, inserted) => {
    const [, text] = PAIRS.has(inserted.toString()) ? inserted.toString() : '';
    if (text && head === from + 1) found = { at: head, text };
  });
  return found;
}

/** What the editor has closed and the cursor has not passed yet, on whatever line it stands by now. */
const closings = StateField.define<readonly Closing[]>({
  create: () => [],
  update(before, transaction) {
    const { changes, docChanged, selection, state } = transaction;
    if (!docChanged && !selection) return before;
    const { head } = state.selection.main;
    const kept = before
      .map(({ at, text }) => ({ at: changes.mapPos(at, 1), text }))
      .filter(({ at, text }) => head <= at && state.sliceDoc(at, at + 1) === text);
    const added = transaction.isUserEvent('input.type') && writtenClosing(changes, head);
    return added ? [...kept, added] : kept;
  },
});

/**
 * Types over the second half of a pair that the editor has written. CodeMirror does so too, but forgets the pair when the cursor
 * leaves its line, and writes the end of a template twice.
 */
export const typingOver: Extension = [
  closings,
  Prec.high(
    EditorView.inputHandler.of((view, from, to, typed) => {
      const { composing, state } = view;
      if (composing || state.readOnly || from !== to || state.selection.ranges.length > 1)
        return false;
      const isWritten = state.field(closings).some(({ at, text }) => at === from && text === typed);
      if (!isWritten) return false;
      view.dispatch({
        selection: EditorSelection.cursor(from + 1),
        userEvent: 'select',
        scrollIntoView: true,
      });
      return true;
    }),
  ),
];
