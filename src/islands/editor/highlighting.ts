import { type Extension, type Range, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { palette } from '../../code-colors/index.ts';
import { type ColourAnswer, type ColourRequest, grammarOf, roles } from './token-ranges.ts';

const setColours = StateEffect.define<DecorationSet>();

/** The colours of the text. Until the worker has seen a change, those from before move with the text. */
const colours = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setColours));
    return set ? set.value : before.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const marks = roles.map((role) => Decoration.mark({ class: palette[role].className }));

function decorationsOf({ ranges }: ColourAnswer): DecorationSet {
  const found: Range<Decoration>[] = [];
  for (let index = 0; index < ranges.length; index += 3) {
    const [from = 0, to = 0, role = 0] = ranges.subarray(index, index + 3);
    const mark = marks[role];
    if (mark && to > from) found.push(mark.range(from, to));
  }
  return Decoration.set(found);
}

/** How long the worker stays without an editor, in milliseconds: another file or step often brings the next one at once. */
const REST = 1000;

/** One worker for all editors of the page; it starts with the first of them, and ends after the last. */
let worker: Worker | undefined;
let editors = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: ColourAnswer) => void>();

function ask(request: Omit<ColourRequest, 'id'>, onAnswer: (answer: ColourAnswer) => void): void {
  worker ??= startWorker();
  const id = ++lastId;
  waiting.set(id, onAnswer);
  worker.postMessage({ id, ...request } satisfies ColourRequest);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./highlight.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<ColourAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  // Without it code is plain, and can be edited as well.
  started.onerror = () => waiting.clear();
  return started;
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
  waiting.clear();
}

/** Asks for the colours of each text that an editor shows, one question at a time. */
class Colouring {
  private readonly view: EditorView;
  private readonly file: string;
  private asking = false;
  private gone = false;

  constructor(view: EditorView, file: string) {
    this.view = view;
    this.file = file;
    editors += 1;
    clearTimeout(ending);
    this.refresh();
  }

  update({ docChanged }: ViewUpdate): void {
    if (docChanged) this.refresh();
  }

  destroy(): void {
    this.gone = true;
    editors -= 1;
    if (editors === 0) ending = setTimeout(endWorker, REST);
  }

  private refresh(): void {
    const grammar = grammarOf(this.file);
    if (this.asking || !grammar) return;
    this.asking = true;
    const { doc } = this.view.state;
    ask({ file: this.file, grammar, text: doc.toString() }, (answer) => {
      this.asking = false;
      if (this.gone) return;
      // What the reader typed meanwhile needs another question; these colours would stand in the wrong places.
      if (!this.view.state.doc.eq(doc)) this.refresh();
      else this.view.dispatch({ effects: setColours.of(decorationsOf(answer)) });
    });
  }
}

/** Colours a file as the site's code blocks are coloured, templates in components included. */
export function highlighting(file: string): Extension {
  return [colours, ViewPlugin.define((view) => new Colouring(view, file))];
}
