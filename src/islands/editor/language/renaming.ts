import { EditorView, showDialog } from '@codemirror/view';
import type { LanguageClient, ProjectPath } from '../../../sandbox/types.ts';
import { answered, applyEdits, type EditorHost } from './answers.ts';
import { explanation } from './explanation.ts';
import { showMessage } from './message.ts';

const IDENTIFIER = /^[\p{L}_$][\p{L}\p{Nd}_$]*$/u;

/** Asks for another name of what the cursor is at, and changes it in all files. */
export async function renameSymbol(
  view: EditorView,
  file: ProjectPath,
  client: LanguageClient,
  host: EditorHost,
): Promise<void> {
  const offset = view.state.selection.main.head;
  const say = (text: string) => showMessage(view, offset, explanation('', text), text);
  const current = await answered(view, client.rename(file, offset));
  if (!current || current.changes) return;
  if ('problem' in current.answer) return say(current.answer.problem);
  const { name } = current.answer;
  const { result } = showDialog(view, {
    label: `New name for ${name}`,
    input: { name: 'name', value: name, autocomplete: 'off', spellcheck: 'false' },
    submitLabel: 'Rename',
    focus: true,
    top: true,
    class: 'editor-rename',
  });
  const form = await result;
  view.focus();
  const wanted = form && new FormData(form).get('name')?.toString().trim();
  if (!wanted || wanted === name) return;
  if (!IDENTIFIER.test(wanted))
    return say(`${wanted} isn't a valid name. Use letters, digits, _ and $.`);
  const renamed = await answered(view, client.rename(file, offset, wanted));
  if (!renamed) return;
  const { answer } = renamed;
  if ('problem' in answer) say(answer.problem);
  else if (answer.edits && applyEdits(view, host, file, { ...renamed, answer: answer.edits }))
    view.dispatch({ effects: EditorView.announce.of(`Renamed ${name} to ${wanted}.`) });
}
