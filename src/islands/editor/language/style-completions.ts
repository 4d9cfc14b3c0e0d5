import {
  type Completion,
  CompletionContext,
  type CompletionResult,
  type CompletionSource,
  insertCompletionText,
  pickedCompletion,
} from '@codemirror/autocomplete';
import { angular } from '@codemirror/lang-angular';
import {
  EditorSelection,
  EditorState,
  type Extension,
  Prec,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const OPEN = '<style>';

/**
 * Completes a style sheet that is part of a text: one in a component's decorator is a string to the editor. The language of templates knows style sheets in
 * its elements.
 */
export async function styleCompletions(
  context: CompletionContext,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<CompletionResult | null> {
  const doc = `${OPEN}${context.state.sliceDoc(start, end)}</style>`;
  const state = EditorState.create({ doc, extensions: angular() });
  const shift = start - OPEN.length;
  const pos = context.pos - shift;
  const [source] = state.languageDataAt<CompletionSource>('autocomplete', pos);
  const found = await source?.(new CompletionContext(state, pos, context.explicit));
  return found ? { ...found, from: found.from + shift, options: found.options.map(marked) } : null;
}

/** What a completion wrote behind the name of a property, as far as the reader has not typed it too. */
const colonWritten = StateEffect.define<string>();

const colonBefore = StateField.define<string>({
  create: () => '',
  update(before, { docChanged, effects, selection }) {
    const set = effects.find((effect) => effect.is(colonWritten));
    if (set) return set.value;
    return docChanged || selection ? '' : before;
  },
});

/** A choice that notes that it writes a colon. */
function marked(choice: Completion): Completion {
  const { apply } = choice;
  if (typeof apply !== 'string' || !apply.endsWith(': ')) return choice;
  return {
    ...choice,
    apply: (view, picked, from, to) =>
      view.dispatch({
        ...insertCompletionText(view.state, apply, from, to),
        annotations: pickedCompletion.of(picked),
        effects: colonWritten.of(': '),
      }),
  };
}

/** Completion writes the colon of a property; who types it all the same goes over it. */
export const typeOverColon: Extension = [
  colonBefore,
  Prec.high(
    EditorView.inputHandler.of((view, from, to, typed) => {
      const expected = view.state.field(colonBefore);
      const index = expected.indexOf(typed);
      if (index < 0 || from !== to || typed === '') return false;
      view.dispatch({
        selection: EditorSelection.cursor(from),
        effects: colonWritten.of(expected.slice(index + 1)),
      });
      return true;
    }),
  ),
];
