import { type Extension, StateEffect } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import type { LanguageClient, ProjectPath } from '../../sandbox/types.ts';
import type { EditorHost } from './language/index.ts';

/**
 * Help with the code of a file. It is loaded once the editor stands, and an editor without it still edits. What the reader has just typed when it comes is completed as if it
 * had been there.
 */
export function languageOnDemand(
  file: ProjectPath,
  client: LanguageClient,
  host: EditorHost,
): Extension {
  return ViewPlugin.define((view) => {
    let isGone = false;
    /** Whether the last thing that the reader has done in the text is typing. */
    let isTyping = false;
    import('./language/index.ts')
      .then(({ completeTyped, languageHelp }) => {
        if (isGone) return;
        view.dispatch({
          effects: StateEffect.appendConfig.of(languageHelp(file, client, host)),
        });
        if (isTyping) completeTyped(view);
      })
      .catch(() => {});
    return {
      update: ({ docChanged, selectionSet, transactions }) => {
        if (docChanged || selectionSet)
          isTyping = transactions.some((transaction) => transaction.isUserEvent('input.type'));
      },
      destroy: () => {
        isGone = true;
      },
    };
  });
}
