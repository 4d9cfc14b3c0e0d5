import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useCallback } from 'react';
import { editorStyles } from '../editor-styles.ts';
import { highlighting } from '../highlighting.ts';
import { ShadowRoot } from '../ShadowRoot.tsx';

interface Props {
  /** Path that says which language it is. */
  file: string;
  before: string;
  after: string;
}

/** Two texts of a file side by side, with what differs marked; to read, not to edit. */
export function CodeComparison({ file, before, after }: Props) {
  const attach = useCallback(
    (parent: HTMLDivElement | null) => {
      if (!parent) return;
      const side = (doc: string, name: string) => ({
        doc,
        extensions: [
          highlighting(file),
          lineNumbers(),
          EditorView.lineWrapping,
          EditorView.editable.of(false),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-label': name, tabindex: '0' }),
        ],
      });
      const view = new MergeView({
        a: side(before, 'Your code'),
        b: side(after, 'The answer'),
        parent,
        root: parent.getRootNode() as globalThis.ShadowRoot,
        collapseUnchanged: { margin: 3, minSize: 6 },
      });
      return () => view.destroy();
    },
    [file, before, after],
  );
  return (
    <ShadowRoot className="code-comparison" css={editorStyles}>
      <div ref={attach} className="comparison" />
    </ShadowRoot>
  );
}
