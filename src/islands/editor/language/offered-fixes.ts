import { type Completion as Choice, closeCompletion } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { CodeFix, ProjectPath } from '../../../sandbox/types.ts';
import { type Answered, applyEdits, type EditorHost } from './answers.ts';

/** Fixes that the list of completions shows next, in its place. */
const offered = new WeakMap<EditorView, Answered<readonly CodeFix[]>>();

export function offerFixes(view: EditorView, fixes: Answered<readonly CodeFix[]>): void {
  offered.set(view, fixes);
}

/** The fixes that were offered, once. */
export function offeredFixes(
  view: EditorView,
  file: ProjectPath,
  host: EditorHost,
): Choice[] | undefined {
  const fixes = offered.get(view);
  offered.delete(view);
  return fixes?.answer.map(({ title, edits }) => ({
    label: title,
    type: 'keyword',
    apply: (editor) => {
      // A fix may change the code elsewhere, which leaves the list open.
      closeCompletion(editor);
      applyEdits(editor, host, file, { ...fixes, answer: edits });
    },
  }));
}
