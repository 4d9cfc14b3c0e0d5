import {
  type CompletionContext,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete';
import type { Text } from '@codemirror/state';
import type { EditorView, KeyBinding } from '@codemirror/view';

/** The texts in which readers asked for a list. CodeMirror takes all that is typed while such a list is open for the same wish. */
const askedIn = new WeakMap<EditorView, Text>();

/** Opens the list because the reader asked for it. */
export function askForList(view: EditorView): boolean {
  askedIn.set(view, view.state.doc);
  return startCompletion(view);
}

/** The keys that CodeMirror has for this. */
export const askingKeys: readonly KeyBinding[] = completionKeymap
  .filter(({ run }) => run === startCompletion)
  .map((binding) => ({ ...binding, run: askForList }));

/** Whether the reader has asked for a list in the text as it is. */
export const isAskedIn = (view: EditorView): boolean => askedIn.get(view) === view.state.doc;

/** Whether the reader wants a list here, whatever stands before the cursor. */
export const isAskedFor = ({ explicit, view }: CompletionContext): boolean =>
  explicit && view !== undefined && isAskedIn(view);
