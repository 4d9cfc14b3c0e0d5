import { type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import {
  type EditorView,
  keymap,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { LanguageClient, ProjectPath, SignatureHelp } from '../../../sandbox/types.ts';
import { answered } from './answers.ts';

const setSignature = StateEffect.define<SignatureHelp | null>();

const shown = StateField.define<Tooltip | null>({
  create: () => null,
  update(before, { effects, changes }) {
    const set = effects.find((effect) => effect.is(setSignature));
    if (set) return set.value && tooltipOf(set.value);
    return before && { ...before, pos: changes.mapPos(before.pos, -1) };
  },
  provide: (field) => showTooltip.from(field),
});

function tooltipOf(help: SignatureHelp): Tooltip {
  return { pos: help.start, above: true, create: () => ({ dom: signatureBox(help) }) };
}

/** The signature, with the parameter that is typed now in bold. */
function signatureBox(help: SignatureHelp): HTMLElement {
  const { before, parameters, separator, after, active, documentation } = help;
  const box = document.createElement('div');
  box.className = 'editor-explanation';
  const code = document.createElement('code');
  const parts = parameters.flatMap((parameter, index) => {
    const text = document.createElement(index === active ? 'strong' : 'span');
    text.textContent = parameter;
    return index > 0 ? [separator, text] : [text];
  });
  code.append(before, ...parts, after);
  const text = document.createElement('p');
  text.textContent = documentation;
  box.append(code, ...(documentation ? [text] : []));
  return box;
}

/** Asks about the call at the cursor when one is begun, and after each key as long as the cursor is in it. */
class Asking {
  private readonly view: EditorView;
  private readonly ask: (offset: number) => Promise<SignatureHelp | undefined>;
  private isAsking = false;

  constructor(view: EditorView, ask: (offset: number) => Promise<SignatureHelp | undefined>) {
    this.view = view;
    this.ask = ask;
  }

  update({ docChanged, selectionSet, transactions, state }: ViewUpdate): void {
    const isTyped = transactions.some((one) => one.isUserEvent('input.type'));
    const { head } = state.selection.main;
    const isBegun = isTyped && docChanged && /[(,]$/.test(state.sliceDoc(head - 1, head));
    const isOpen = state.field(shown) !== null;
    // A view takes no changes while it is updated.
    if (isBegun || (isOpen && (docChanged || selectionSet))) queueMicrotask(() => this.refresh());
  }

  async refresh(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const { head } = this.view.state.selection.main;
    const found = await answered(
      this.view,
      this.ask(head).then((help) => help ?? null),
    );
    this.isAsking = false;
    if (!this.view.dom.isConnected) return;
    const isStale = found?.changes || this.view.state.selection.main.head !== head;
    if (isStale) return this.refresh();
    const help = found?.answer ?? null;
    if (help || this.view.state.field(shown))
      this.view.dispatch({ effects: setSignature.of(help) });
  }
}

/** Shows what a call expects while its arguments are typed. */
export function signatureHelp(file: ProjectPath, client: LanguageClient): Extension {
  const plugin = ViewPlugin.define(
    (view) => new Asking(view, (offset) => client.signature(file, offset)),
  );
  const refresh = (view: EditorView) => {
    view.plugin(plugin)?.refresh();
    return true;
  };
  const close = (view: EditorView) => {
    if (!view.state.field(shown)) return false;
    view.dispatch({ effects: setSignature.of(null) });
    return true;
  };
  return [
    shown,
    plugin,
    Prec.high(keymap.of([{ key: 'Escape', run: close }])),
    keymap.of([{ key: 'Mod-Shift-Space', run: refresh }]),
  ];
}
