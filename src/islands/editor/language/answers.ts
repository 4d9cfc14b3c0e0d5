import { type ChangeDesc, type ChangeSpec, MapMode } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ProjectEdits, ProjectPath, TextEdit } from '../../../sandbox/types.ts';

/** What an editor does for the help with its file. */
export interface EditorHost {
  /** Goes to a place of a file, which may be another one. */
  readonly open: (file: ProjectPath, offset: number) => void;
  /** Makes edits in other files. */
  readonly edit: (edits: ProjectEdits) => void;
}

/** An answer, and what was typed since the question. */
export interface Answered<T> {
  readonly answer: T;
  readonly changes: ChangeDesc | undefined;
}

/** What was typed since questions that wait for an answer. */
class Waiting {
  changes: ChangeDesc | undefined;
}

const waiting = new WeakMap<EditorView, Set<Waiting>>();

/** Notes what is typed while an answer is on its way: its offsets are those of the text before. */
export const followChanges = EditorView.updateListener.of(({ view, docChanged, changes }) => {
  if (!docChanged) return;
  for (const one of waiting.get(view) ?? [])
    one.changes = one.changes?.composeDesc(changes.desc) ?? changes.desc;
});

/** Waits for an answer about the text of an editor; undefined where it does not come, or the editor is gone. */
export async function answered<T>(
  view: EditorView,
  question: Promise<T | undefined>,
): Promise<Answered<T> | undefined> {
  const mine = new Waiting();
  const all = waiting.get(view) ?? new Set();
  waiting.set(view, all.add(mine));
  try {
    const answer = await question;
    if (answer === undefined || !view.dom.isConnected) return undefined;
    return { answer, changes: mine.changes };
  } catch {
    // Help that does not come leaves the reader typing.
    return undefined;
  } finally {
    all.delete(mine);
  }
}

/** An edit where its place is now; undefined where the reader has changed that place. */
function moved({ start, end, text }: TextEdit, changes: ChangeDesc | undefined) {
  if (!changes) return { from: start, to: end, insert: text };
  if (end > start && changes.touchesRange(start, end)) return undefined;
  const from = changes.mapPos(start, -1, MapMode.TrackDel);
  // What is inserted has one place, also if the reader has typed there.
  const to = end > start ? changes.mapPos(end, 1, MapMode.TrackDel) : from;
  return from === null || to === null ? undefined : { from, to, insert: text };
}

/** Makes all edits of an answer, or none where the reader has changed one of their places. @returns whether they were made */
export function applyEdits(
  view: EditorView,
  host: EditorHost,
  file: ProjectPath,
  { answer, changes }: Answered<ProjectEdits>,
): boolean {
  const { [file]: own = [], ...others } = answer;
  const specs: (ChangeSpec | undefined)[] = own.map((edit) => moved(edit, changes));
  const isFitting = own.every(({ end }) => changes !== undefined || end <= view.state.doc.length);
  if (specs.includes(undefined) || !isFitting) return false;
  if (specs.length > 0)
    view.dispatch({ changes: specs as ChangeSpec[], userEvent: 'input.complete' });
  if (Object.keys(others).length > 0) host.edit(others);
  return true;
}
