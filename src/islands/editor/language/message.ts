import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, showTooltip, type Tooltip } from '@codemirror/view';

const setMessage = StateEffect.define<Tooltip | null>();

const message = StateField.define<Tooltip | null>({
  create: () => null,
  update(before, { effects, docChanged, selection }) {
    const set = effects.find((effect) => effect.is(setMessage));
    if (set) return set.value;
    return docChanged || selection ? null : before;
  },
  provide: (field) => showTooltip.from(field),
});

/** Says something beside a place in the code, until the reader types or moves the cursor. */
export function showMessage(
  view: EditorView,
  pos: number,
  dom: HTMLElement,
  announcement: string,
): void {
  const tooltip: Tooltip = { pos, above: true, create: () => ({ dom }) };
  view.dispatch({ effects: [setMessage.of(tooltip), EditorView.announce.of(announcement)] });
}

/** Takes the message away. @returns whether there was one */
export function hideMessage(view: EditorView): boolean {
  if (!view.state.field(message, false)) return false;
  view.dispatch({ effects: setMessage.of(null) });
  return true;
}

export const messages: Extension = message;
