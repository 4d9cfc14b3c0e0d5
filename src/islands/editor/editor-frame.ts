import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';
import type { ProjectPath } from '../../sandbox/types.ts';

/**
 * Names the text and the frame around it. Sandpack calls both a text box; the frame, which Tab reaches, is a group that says how its text is entered, and the
 * text says how it is left. A new editor takes the focus from an element around it that waits for it.
 */
export function editorFrame(file: ProjectPath): Extension {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return [
    EditorView.contentAttributes.of({
      'aria-label': `Code in ${name}`,
      'aria-description': 'Press Escape, then Tab, to leave the editor.',
    }),
    ViewPlugin.define(({ dom }) => {
      const frame = dom.parentElement;
      frame?.setAttribute('role', 'group');
      frame?.setAttribute('aria-label', `Editor for ${name}. Press Enter to start editing.`);
      frame?.removeAttribute('aria-multiline');
      frame?.removeAttribute('aria-autocomplete');
      if (frame && waitsAround(frame)) frame.focus();
      return {};
    }),
  ];
}

/** Whether an element around the editor has the focus. The body has it when nothing else does. */
function waitsAround(frame: Element): boolean {
  const root = frame.getRootNode();
  const focused = document.activeElement;
  return root instanceof ShadowRoot && focused !== document.body && !!focused?.contains(root.host);
}
