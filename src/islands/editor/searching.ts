import { StateEffect } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';

const library = () => import('@codemirror/search');

/** Editors that can search already. */
const able = new WeakSet<EditorView>();

/** Opens the search field of an editor. What searches is loaded the first time: most readers see their whole file. */
async function openSearch(view: EditorView): Promise<void> {
  const { openSearchPanel, search, searchKeymap } = await library();
  if (!able.has(view)) {
    able.add(view);
    const extensions = [search({ top: true }), keymap.of(searchKeymap)];
    view.dispatch({ effects: StateEffect.appendConfig.of(extensions) });
  }
  openSearchPanel(view);
}

/** Selects the word at the cursor, then its next occurrences. */
async function selectNext(view: EditorView): Promise<void> {
  const { selectNextOccurrence } = await library();
  selectNextOccurrence(view);
}

/** Where the library can't be loaded, the rest of the editor works as before. */
const trying = (act: (view: EditorView) => Promise<void>) => (view: EditorView) => {
  act(view).catch(() => {});
  return true;
};

/** Searches in the file: the browser's own search finds only the lines that the editor draws. */
export const searching = keymap.of([
  { key: 'Mod-f', run: trying(openSearch) },
  { key: 'Mod-d', run: trying(selectNext), preventDefault: true },
]);
