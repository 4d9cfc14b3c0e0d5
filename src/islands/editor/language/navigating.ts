import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { LanguageClient, ProjectPath } from '../../../sandbox/types.ts';
import { answered, type EditorHost } from './answers.ts';
import { explanation } from './explanation.ts';
import { showMessage } from './message.ts';

/** Goes to where a name is declared: F12, or a click with the key that opens links. Of packages, the declaration is shown. */
export function navigating(file: ProjectPath, client: LanguageClient, host: EditorHost): Extension {
  const go = (view: EditorView, offset: number) => {
    goToDefinition(view, offset, file, client, host);
    return true;
  };
  return [
    keymap.of([{ key: 'F12', run: (view) => go(view, view.state.selection.main.head) }]),
    // As in other editors: Alt and a click add a cursor, Shift and Alt select a block.
    EditorView.clickAddsSelectionRange.of((event) => event.altKey && !event.shiftKey),
    EditorView.domEventHandlers({
      mousedown: (event, view) => {
        const isLink = /Mac|iP/.test(navigator.userAgent) ? event.metaKey : event.ctrlKey;
        if (!isLink || event.button !== 0) return false;
        const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
        if (offset === null) return false;
        event.preventDefault();
        view.dispatch({ selection: { anchor: offset } });
        view.focus();
        return go(view, offset);
      },
    }),
  ];
}

async function goToDefinition(
  view: EditorView,
  offset: number,
  file: ProjectPath,
  client: LanguageClient,
  host: EditorHost,
): Promise<void> {
  const found = await answered(view, client.definition(file, offset));
  // Who types on wants to stay.
  if (!found || found.changes) return;
  const { answer } = found;
  if ('file' in answer) return host.open(answer.file, answer.start);
  const title = `Declared in ${answer.packageName}`;
  showMessage(view, offset, explanation(answer.declaration, title), title);
}
