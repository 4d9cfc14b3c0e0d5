import { type Extension, type Range, StateEffect } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { palette } from '../../code-colors/index.ts';
import { type ColourAnswer, type ColourRequest, grammarOf, roles } from './token-ranges.ts';

/** Tells an editor that the colours of its text are known. */
const coloursKnown = StateEffect.define<ColourAnswer['ranges']>();

const marks = roles.map((role) => Decoration.mark({ class: palette[role].className }));

/** The colours of what an editor draws; a long file has many more. */
function decorationsOf(ranges: ColourAnswer['ranges'], { visibleRanges }: EditorView) {
  const found: Range<Decoration>[] = [];
  for (const visible of visibleRanges) {
    for (let index = firstAfter(ranges, visible.from); index < ranges.length; index += 3) {
      const [from = 0, to = 0, role = 0] = ranges.subarray(index, index + 3);
      if (from >= visible.to) break;
      const mark = marks[role];
      if (mark && to > from) found.push(mark.range(from, to));
    }
  }
  return Decoration.set(found, true);
}

/** Where the first stretch is that ends behind a place; the stretches are in order. */
function firstAfter(ranges: ColourAnswer['ranges'], place: number): number {
  let low = 0;
  let high = ranges.length / 3;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[3 * middle + 1] ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return 3 * low;
}

/** How long the worker stays without an editor, in milliseconds: another file or step often brings the next one at once. */
const REST = 1000;

/** One worker for all editors of the page; it starts with the first of them, and ends after the last. */
let worker: Worker | undefined;
let editors = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
/** Gets the answer, or nothing where the worker has failed. */
type OnAnswer = (answer?: ColourAnswer) => void;

const waiting = new Map<number, OnAnswer>();

function ask(request: Omit<ColourRequest, 'id'>, onAnswer: OnAnswer): void {
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
  // Without it code is plain, and can be edited as well. The next edit starts another one.
  started.onerror = () => {
    if (worker !== started) return;
    const asked = [...waiting.values()];
    endWorker();
    for (const onAnswer of asked) onAnswer();
  };
  return started;
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
  waiting.clear();
}

/** Asks for the colours of each text that an editor shows, one question at a time. */
class Colouring {
  /** Until the worker has seen a change, the colours from before move with the text. */
  decorations: DecorationSet = Decoration.none;
  private readonly view: EditorView;
  private readonly file: string;
  /** The colours of the whole text as it is; undefined until they are known. */
  private ranges: ColourAnswer['ranges'] | undefined;
  private asking = false;
  private gone = false;

  constructor(view: EditorView, file: string) {
    this.view = view;
    this.file = file;
    editors += 1;
    clearTimeout(ending);
    this.refresh();
  }

  update({ docChanged, viewportChanged, changes, transactions }: ViewUpdate): void {
    const known = transactions
      .flatMap(({ effects }) => effects)
      .find((effect) => effect.is(coloursKnown));
    if (docChanged) {
      this.ranges = undefined;
      this.decorations = this.decorations.map(changes);
      this.refresh();
    } else if (known) this.ranges = known.value;
    if (this.ranges && (known || viewportChanged))
      this.decorations = decorationsOf(this.ranges, this.view);
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
      if (this.gone || !answer) return;
      // What the reader typed meanwhile needs another question; these colours would stand in the wrong places.
      if (!this.view.state.doc.eq(doc)) this.refresh();
      else this.view.dispatch({ effects: coloursKnown.of(answer.ranges) });
    });
  }
}

/** Colours a file as the site's code blocks are coloured, templates in components included. */
export function highlighting(file: string): Extension {
  return ViewPlugin.define((view) => new Colouring(view, file), {
    decorations: ({ decorations }) => decorations,
  });
}
