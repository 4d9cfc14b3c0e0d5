import { type Extension, StateEffect } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import type { LanguageClient, ProjectPath } from '../../sandbox/types.ts';
import type { EditorHost } from './language/index.ts';

/** Help with the code of a file. It is loaded once the editor stands, and an editor without it still edits. */
export function languageOnDemand(
  file: ProjectPath,
  client: LanguageClient,
  host: EditorHost,
): Extension {
  return ViewPlugin.define((view) => {
    let isGone = false;
    import('./language/index.ts')
      .then(({ languageHelp }) => {
        if (isGone) return;
        view.dispatch({
          effects: StateEffect.appendConfig.of(languageHelp(file, client, host)),
        });
      })
      .catch(() => {});
    return {
      destroy: () => {
        isGone = true;
      },
    };
  });
}
