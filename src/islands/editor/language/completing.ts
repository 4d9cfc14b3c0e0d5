import {
  autocompletion,
  type Completion as Choice,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  completionStatus,
  currentCompletions,
  insertCompletionText,
  pickedCompletion,
  selectedCompletion,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete';
import { type EditorState, type Extension, Prec, type Text } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type {
  Completion,
  Completions,
  LanguageClient,
  ProjectPath,
} from '../../../sandbox/types.ts';
import { answered, applyEdits, type EditorHost } from './answers.ts';
import { askingKeys, isAskedFor, isAskedIn } from './asked-list.ts';
import { explanation } from './explanation.ts';
import { offeredFixes } from './offered-fixes.ts';
import { styleCompletions, typeOverColon } from './style-completions.ts';

/** Characters after which a list may open without being asked for; the service decides what each means at its place. */
const OPENERS = /[.@<[(#*/"'` ]$/;

/** What the reader can go on typing without another question. */
const SHAPES: Readonly<Record<Completions['shape'], RegExp>> = {
  attribute: /^[\w\-.[\](*)]*$/,
  block: /^@?[a-z ]*$/,
  path: /^[^'"\n]*$/,
  style: /^$/,
  word: /^[\p{L}\p{Nd}_$-]*$/u,
};

/** Icons of the list, which knows fewer kinds than the compilers. */
const ICONS: Readonly<Record<string, string>> = {
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
  script: 'namespace',
  type: 'type',
  var: 'variable',
};

/** Completes what the reader types: TypeScript and templates by the language worker, style sheets by the editor. */
export function completing(file: ProjectPath, client: LanguageClient, host: EditorHost): Extension {
  return [
    // Before the keys of the list.
    Prec.highest(keymap.of([{ key: 'Enter', run: leaveFinishedWord }, ...askingKeys])),
    closeAfterWord,
    typeOverColon,
    autocompletion({
      override: [(context) => completionsAt(context, file, client, host)],
      activateOnTypingDelay: 50,
    }),
  ];
}

/** A word that is typed to its end is what the reader meant: Enter starts a line then, and takes nothing from the list. */
function leaveFinishedWord(view: EditorView): boolean {
  if (finishedWord(view.state)) closeCompletion(view);
  return false;
}

/** A list in which no other choice begins with the finished word goes by itself: it would cover the lines below, and take the next click there. */
const closeAfterWord = EditorView.updateListener.of(({ state, view }) => {
  const word = finishedWord(state);
  if (!word || adding.has(word) || isAskedIn(view)) return;
  const goesOn = currentCompletions(state).some(
    (choice) => choice !== word && choice.label.startsWith(word.label),
  );
  if (!goesOn) closeCompletion(view);
});

/** The choice that Enter would take, where it stands before the cursor already and adds nothing. */
function finishedWord(state: EditorState): Choice | undefined {
  const choice = completionStatus(state) === 'active' ? selectedCompletion(state) : null;
  if (!choice || choice.detail || choice.boost === FORCED) return undefined;
  const { head } = state.selection.main;
  const typed = state.sliceDoc(Math.max(0, head - choice.label.length - 1), head);
  const isFinished =
    typed.endsWith(choice.label) && !/^[\w$]/.test(typed.slice(0, -choice.label.length));
  return isFinished ? choice : undefined;
}

/** Marks choices that do more than finish a word. */
const FORCED = 1;

/** Choices that write more than their word, as `this.` before it. */
const adding = new WeakSet<Choice>();

async function completionsAt(
  context: CompletionContext,
  file: ProjectPath,
  client: LanguageClient,
  host: EditorHost,
): Promise<CompletionResult | null> {
  const fixes = context.view && offeredFixes(context.view, file, host);
  if (fixes) return { from: context.pos, options: fixes, filter: false };
  if (/\.s?css$/.test(file))
    return styleCompletions(context, { start: 0, end: context.state.doc.length });
  const word = context.matchBefore(/[\p{L}\p{Nd}_$-]+/u);
  const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
  const asked = isAskedFor(context);
  if (!asked && !word && !OPENERS.test(before)) return null;
  const trigger = asked ? undefined : before;
  const found = await client.completions(file, context.pos, trigger).catch(() => undefined);
  if (!found && context.view) askAgain(context.view, context.state.doc);
  if (!found || context.aborted) return null;
  if (found.shape === 'style') return styleCompletions(context, found);
  const tail = found.end - context.pos;
  return {
    from: found.start,
    options: found.items.map((item, index) =>
      choiceOf(item, index, { file, client, host, offset: context.pos, start: found.start, tail }),
    ),
    validFor: SHAPES[found.shape],
  };
}

/** Asks once more where the reader typed on while the service was loading: the first question had no answer then. */
function askAgain(view: EditorView, asked: Text): void {
  if (!view.state.doc.eq(asked)) completeTyped(view);
}

/** Opens the list for what the reader has typed while nobody could be asked, if something can be completed there. */
export function completeTyped(view: EditorView): void {
  const { doc, selection } = view.state;
  const before = doc.sliceString(Math.max(0, selection.main.head - 1), selection.main.head);
  if (!view.hasFocus || !/[\p{L}\p{Nd}_$.[(*<@/-]/u.test(before)) return;
  // The list takes no question while it waits for an answer.
  setTimeout(() => startCompletion(view));
}

interface Asked {
  readonly file: ProjectPath;
  readonly client: LanguageClient;
  readonly host: EditorHost;
  readonly offset: number;
  /** Where the word starts. */
  readonly start: number;
  /** How much of the text behind the cursor a choice replaces. */
  readonly tail: number;
}

function choiceOf(item: Completion, index: number, asked: Asked): Choice {
  const { file, client, offset } = asked;
  let known: ReturnType<LanguageClient['completionDetails']> | undefined;
  const made: Choice = {
    label: item.label,
    ...(item.source && { detail: item.source }),
    ...(item.snippet && { boost: FORCED }),
    type: ICONS[item.kind] ?? 'text',
    sortText: `${item.order} ${String(index).padStart(5, '0')}`,
    info: async () => {
      known ??= client.completionDetails(file, offset, item).catch(() => undefined);
      const { signature = '', documentation = '' } = (await known) ?? {};
      return signature || documentation ? explanation(signature, documentation) : null;
    },
    apply: (view, choice, wordStart, to) => {
      const { from, end } = replacedBy(item, asked, wordStart, to, view.state.doc.length);
      const text = item.text ?? item.label;
      if (item.snippet) snippet(item.snippet)(view, choice, from, end);
      else
        view.dispatch({
          ...insertCompletionText(view.state, text, from, end),
          annotations: pickedCompletion.of(choice),
        });
      if (item.hasEdits) addImports(view, item, from + text.length, asked);
    },
  };
  if (item.hasEdits || (item.text ?? item.label) !== item.label) adding.add(made);
  return made;
}

/** What a choice replaces now: the reader may have typed on since the service was asked. */
function replacedBy(
  { replaces }: Completion,
  { offset, start, tail }: Asked,
  wordStart: number,
  to: number,
  length: number,
) {
  const before = replaces ? start - replaces.start : 0;
  const behind = replaces ? replaces.end - offset : tail;
  return { from: wordStart - before, end: Math.min(to + behind, length) };
}

/** Adds the imports that a choice needs, asked for about the text that has the choice in it. */
async function addImports(
  view: EditorView,
  item: Completion,
  offset: number,
  { file, client, host }: Asked,
): Promise<void> {
  const details = await answered(view, client.completionDetails(file, offset, item));
  if (details) applyEdits(view, host, file, { ...details, answer: details.answer.edits });
}
