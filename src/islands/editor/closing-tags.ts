import { angularLanguage } from '@codemirror/lang-angular';
import { getIndentUnit, indentString } from '@codemirror/language';
import { EditorSelection, type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { templateAround } from './template-around.ts';

/** A closing tag that the editor has written. */
interface ClosingTag {
  readonly from: number;
  readonly text: string;
}

const written = StateEffect.define<ClosingTag>();

/** The closing tags that the reader has not touched yet: typing one of them goes over it. */
const closingTags = StateField.define<readonly ClosingTag[]>({
  create: () => [],
  update(before, { changes, docChanged, effects, state }) {
    const kept = docChanged
      ? before
          .map(({ from, text }) => ({ from: changes.mapPos(from, 1), text }))
          .filter(({ from, text }) => state.sliceDoc(from, from + text.length) === text)
      : before;
    const added = effects.filter((effect) => effect.is(written)).map(({ value }) => value);
    return added.length > 0 ? [...kept, ...added] : kept;
  },
});

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** The element that a `>` would begin, if nothing closes it. */
function openedBy(html: string, offset: number): string | undefined {
  const text = `${html.slice(0, offset)}>${html.slice(offset)}`;
  const end = angularLanguage.parser.parse(text).resolveInner(offset + 1, -1);
  const tag = end.name === 'EndTag' ? end.parent : null;
  if (tag?.name !== 'OpenTag') return undefined;
  const nameOf = (node: typeof tag) => {
    const found = node.getChild('TagName');
    return found ? text.slice(found.from, found.to) : '';
  };
  const name = nameOf(tag);
  for (
    let element = tag.parent;
    element?.lastChild?.name === 'CloseTag';
    element = element.parent
  ) {
    const outer = element.parent?.firstChild;
    // A closing tag further on may be that of an element of the same name around this one.
    if (outer?.name !== 'OpenTag' || nameOf(outer) !== name) return undefined;
  }
  return name && !voidElements.has(name) ? name : undefined;
}

/** Closes the element whose first tag is finished. */
function closeElement(view: EditorView, from: number): boolean {
  const place = templateAround(view.state, from);
  const html = place && view.state.sliceDoc(place.from, place.to);
  const name = place && html && openedBy(html, from - place.from);
  if (!name) return false;
  const text = `</${name}>`;
  view.dispatch({
    changes: { from, insert: `>${text}` },
    selection: EditorSelection.cursor(from + 1),
    effects: written.of({ from: from + 1, text }),
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  return true;
}

/** Goes over the next character of a closing tag, which was typed too. */
function typeOver(view: EditorView, head: number, typed: string): boolean {
  const { state } = view;
  for (const { from, text } of state.field(closingTags)) {
    const at = head - from;
    // What a `<` begins is known only with the next character.
    const begins = at === 0 && typed === '/' && state.sliceDoc(head - 1, head) === '<';
    const goesOn = at > 1 && at < text.length && text[at] === typed;
    if (!begins && !goesOn) continue;
    view.dispatch({
      ...(begins && { changes: { from: head - 1, to: head } }),
      selection: EditorSelection.cursor(head + 1),
      userEvent: begins ? 'input.type' : 'select',
    });
    return true;
  }
  return false;
}

/** Gives what an element contains a line of its own, when Enter is pressed between its tags. */
function openLines(view: EditorView): boolean {
  const { state } = view;
  const { head, empty } = state.selection.main;
  const isBetween =
    empty &&
    state.sliceDoc(head - 1, head) === '>' &&
    state.field(closingTags).some(({ from }) => from === head);
  if (!isBetween) return false;
  const line = state.doc.lineAt(head).text;
  const outer = /^\s*/.exec(line)?.[0] ?? '';
  const inner = outer + indentString(state, getIndentUnit(state));
  view.dispatch({
    changes: { from: head, insert: `\n${inner}\n${outer}` },
    selection: EditorSelection.cursor(head + 1 + inner.length),
    userEvent: 'input',
    scrollIntoView: true,
  });
  return true;
}

/** Writes the closing tags of elements in templates. The language of HTML does it too, but neither in TypeScript nor behind a binding, and types nothing over. */
export const closeTags: Extension = [
  closingTags,
  Prec.high(
    EditorView.inputHandler.of((view, from, to, typed) => {
      const { composing, state } = view;
      if (composing || state.readOnly || from !== to || state.selection.ranges.length > 1)
        return false;
      if (typeOver(view, from, typed)) return true;
      return typed === '>' && closeElement(view, from);
    }),
  ),
  keymap.of([{ key: 'Enter', run: openLines }]),
];
