import {
  autocompletion,
  type Completion as Choice,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, keymap } from '@codemirror/view';
import type { Completion, LanguageClient, ProjectPath } from '../../sandbox/types.ts';

/** Letters after which a reader expects a list without asking: members, decorators, tags, bindings and events of templates, blocks. */
const openers = /[.@<[(#*"'` ]$/;

/** Icons of the list, which knows fewer kinds than the compilers. */
const icons: Readonly<Record<string, string>> = {
  alias: 'variable',
  attribute: 'property',
  class: 'class',
  component: 'class',
  const: 'constant',
  directive: 'class',
  element: 'type',
  enum: 'enum',
  event: 'method',
  function: 'function',
  getter: 'property',
  interface: 'interface',
  keyword: 'keyword',
  let: 'variable',
  method: 'method',
  module: 'namespace',
  pipe: 'function',
  property: 'property',
  type: 'type',
  var: 'variable',
};

/** Completion while typing, and what a name is under the pointer; both from the language worker. */
export function languageHelp(file: ProjectPath, client: LanguageClient): Extension {
  return [
    autocompletion({
      override: [(context) => completionsAt(context, file, client)],
      activateOnTypingDelay: 50,
    }),
    // Besides Ctrl and space, which some systems keep for themselves.
    keymap.of([{ key: 'Mod-.', run: startCompletion }]),
    hoverTooltip(async (_view, place) => {
      const hover = await orNothing(client.hover(file, place));
      if (!hover) return null;
      const { start, end, signature, documentation } = hover;
      const create = () => ({ dom: explanation(signature, documentation) });
      return { pos: start, end, above: true, create };
    }),
  ];
}

/** Help that does not come leaves the reader typing. */
function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(() => undefined);
}

async function completionsAt(
  context: CompletionContext,
  file: ProjectPath,
  client: LanguageClient,
): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[\p{L}\p{Nd}_$-]+/u);
  const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
  if (!context.explicit && !word && !openers.test(before)) return null;
  const found = await orNothing(client.completions(file, context.pos));
  if (!found || context.aborted) return null;
  return {
    from: found.start,
    options: found.items.map((item, index) => choiceOf(item, index, file, client, context.pos)),
    validFor: /^[\p{L}\p{Nd}_$-]*$/u,
  };
}

function choiceOf(
  item: Completion,
  index: number,
  file: ProjectPath,
  client: LanguageClient,
  offset: number,
): Choice {
  let known: ReturnType<LanguageClient['completionDetails']> | undefined;
  return {
    label: item.label,
    ...(item.source && { detail: item.source }),
    type: icons[item.kind] ?? 'text',
    sortText: `${item.order}${String(index).padStart(5, '0')}`,
    info: async () => {
      known ??= orNothing(client.completionDetails(file, offset, item));
      const told = await known;
      return told ? explanation(told.signature, told.documentation) : null;
    },
    apply: async (view, choice, from, to) => {
      const insert = item.text ?? item.label;
      // Asked for before the text changes, since the answer is about the text as it is.
      const here = view.state.selection.main.head;
      const told = item.source ? orNothing(client.completionDetails(file, here, item)) : undefined;
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + insert.length },
        annotations: pickedCompletion.of(choice),
        userEvent: 'input.complete',
      });
      await addImports(view, await told, from, insert.length - (to - from));
    },
  };
}

/** Makes the edits that come with a choice, whose offsets are those of the text before it. */
async function addImports(
  view: EditorView,
  told: Awaited<ReturnType<LanguageClient['completionDetails']>>,
  from: number,
  grown: number,
): Promise<void> {
  const changes = (told?.edits ?? []).map(({ start, end, text }) => {
    const shift = start > from ? grown : 0;
    return { from: start + shift, to: end + shift, insert: text };
  });
  if (changes.length > 0) view.dispatch({ changes, userEvent: 'input.complete' });
}

/** Signature and documentation as text: what a worker says is never HTML. */
function explanation(signature: string, documentation: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'editor-explanation';
  const code = document.createElement('code');
  code.textContent = signature;
  const text = document.createElement('p');
  text.textContent = documentation;
  box.append(code, ...(documentation ? [text] : []));
  return box;
}
