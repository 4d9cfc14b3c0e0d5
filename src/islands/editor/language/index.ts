import { type Extension, Prec } from '@codemirror/state';
import { type EditorView, hoverTooltip, keymap } from '@codemirror/view';
import type { LanguageClient, ProjectPath } from '../../../sandbox/types.ts';
import { type EditorHost, followChanges } from './answers.ts';
import { askForList } from './asked-list.ts';
import { completing } from './completing.ts';
import { explanation } from './explanation.ts';
import { hideMessage, messages } from './message.ts';
import { navigating } from './navigating.ts';
import { signatureHelp } from './signature-help.ts';

export type { EditorHost } from './answers.ts';
export { completeTyped } from './completing.ts';

/** Help with the code of a file, from the language worker: completion, explanations, declarations, names, fixes. */
export function languageHelp(
  file: ProjectPath,
  client: LanguageClient,
  host: EditorHost,
): Extension {
  // What few readers use is loaded when they do. Where it can't be, the rest goes on.
  const rename = (view: EditorView) => {
    import('./renaming.ts')
      .then(({ renameSymbol }) => renameSymbol(view, file, client, host))
      .catch(() => {});
    return true;
  };
  const suggest = (view: EditorView) => {
    import('./fixing.ts')
      .then((fixing) => fixing.suggest(view, file, client))
      .catch(() => askForList(view));
    return true;
  };
  return [
    followChanges,
    completing(file, client, host),
    signatureHelp(file, client),
    navigating(file, client, host),
    messages,
    Prec.high(keymap.of([{ key: 'Escape', run: hideMessage }])),
    keymap.of([
      { key: 'F2', run: rename },
      // Besides Ctrl and space for completion, which some systems keep for themselves.
      { key: 'Mod-.', run: suggest },
    ]),
    hoverTooltip(async (_view, place) => {
      const hover = await client.hover(file, place).catch(() => undefined);
      if (!hover) return null;
      const { start, end, signature, documentation } = hover;
      const create = () => ({ dom: explanation(signature, documentation) });
      return { pos: start, end, above: true, create };
    }),
  ];
}
