import { forEachDiagnostic } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import type { LanguageClient, ProjectPath } from '../../../sandbox/types.ts';
import { answered, applyEdits, type EditorHost } from './answers.ts';
import { askForList } from './asked-list.ts';
import { offerFixes } from './offered-fixes.ts';

/** Whether the editor marks a problem at an offset. */
function isMarked(view: EditorView, offset: number): boolean {
  let found = false;
  forEachDiagnostic(view.state, (_mark, from, to) => {
    found ||= from <= offset && offset <= to;
  });
  return found;
}

/** Lists what could be done about the problem at the cursor; where there is none, what can be written there. */
export async function suggest(
  view: EditorView,
  file: ProjectPath,
  client: LanguageClient,
): Promise<void> {
  const offset = view.state.selection.main.head;
  if (isMarked(view, offset)) {
    const fixes = await answered(view, client.fixes(file, offset, offset));
    if (fixes?.changes) return;
    if (fixes && fixes.answer.length > 0) offerFixes(view, fixes);
  }
  askForList(view);
}

/** Buttons for what could be done about a problem, put into its message once they are known. */
export async function addFixButtons(
  box: HTMLElement,
  view: EditorView,
  range: { readonly from: number; readonly to: number },
  { file, client, host }: { file: ProjectPath; client: LanguageClient; host: EditorHost },
): Promise<void> {
  const found = await answered(view, client.fixes(file, range.from, range.to));
  if (!found || found.changes) return;
  for (const { title, edits } of found.answer.slice(0, 4)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'cm-diagnosticAction';
    button.textContent = title;
    button.addEventListener('click', () => {
      applyEdits(view, host, file, { ...found, answer: edits });
      view.focus();
    });
    box.append(button);
  }
}
