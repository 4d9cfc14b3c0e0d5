import { StateEffect } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';

/** Editors that can search already. */
const able = new WeakSet<EditorView>();

/** Opens the search field of an editor. What searches is loaded the first time: most readers see their whole file. */
async function openSearch(view: EditorView): Promise<void> {
  const { openSearchPanel, search, searchKeymap } = await import('@codemirror/search');
  if (!able.has(view)) {
    able.add(view);
    const extensions = [search({ top: true }), keymap.of(searchKeymap)];
    view.dispatch({ effects: StateEffect.appendConfig.of(extensions) });
    view.dom.addEventListener('keydown', keepInPanel);
  }
  openSearchPanel(view);
}

/** Sandpack takes Enter for the wish to edit, wherever it comes from. */
function keepInPanel(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('.cm-panel')) event.stopPropagation();
}

/** Searches in the file: the browser's own search finds only the lines that the editor draws. */
export const searching = keymap.of([
  {
    key: 'Mod-f',
    run: (view) => {
      // Where it can't be loaded, the rest of the editor works as before.
      openSearch(view).catch(() => {});
      return true;
    },
  },
]);
