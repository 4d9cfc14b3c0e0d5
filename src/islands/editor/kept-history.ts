import { historyField } from '@codemirror/commands';
import type { EditorSelection, Extension } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';

interface Kept {
  readonly text: string;
  readonly history: unknown;
  readonly selection: EditorSelection;
}

/** Histories and selections of files that are not shown, so that a reader who comes back to a file can undo what was typed there before. */
export class KeptHistory {
  private readonly files = new Map<string, Kept>();

  /**
   * Gives an editor the history that its file had when it was shown last, and keeps it when the editor goes. A file whose text was replaced meanwhile
   * starts anew: the old steps would not fit.
   */
  extension(file: string, text: string): Extension {
    const { files } = this;
    const last = files.get(file);
    const kept = last?.text === text ? last : undefined;
    const plugin = ViewPlugin.define((view) => {
      // A view takes no changes while it is made.
      if (kept) queueMicrotask(() => view.dispatch({ selection: kept.selection }));
      return {
        destroy: () =>
          files.set(file, {
            text: view.state.doc.toString(),
            history: view.state.field(historyField, false),
            selection: view.state.selection,
          }),
      };
    });
    return kept?.history ? [historyField.init(() => kept.history), plugin] : plugin;
  }
}
