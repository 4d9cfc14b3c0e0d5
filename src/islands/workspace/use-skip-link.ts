import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Serves the page's button that leads to the editor. */
export function useSkipLink(workspace: RefObject<HTMLElement | null>, showCode: () => void): void {
  const shown = useRef(showCode);
  shown.current = showCode;
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target as Element).closest('[data-skip-to-editor]')) return;
      // The code may be a part that is hidden, and takes no focus before it is shown.
      flushSync(() => shown.current());
      focusEditor(workspace.current);
    };
    const show = (isShown: boolean) =>
      document.querySelector('[data-skip-to-editor]')?.toggleAttribute('hidden', !isShown);
    show(true);
    document.addEventListener('click', onClick);
    return () => {
      show(false);
      document.removeEventListener('click', onClick);
    };
  }, [workspace]);
}

/** Moves the focus to the frame of the code, as Tab does: Enter starts editing. */
function focusEditor(workspace: Element | null): void {
  const editor = workspace?.querySelector('.code-editor')?.shadowRoot;
  editor?.querySelector<HTMLElement>('.sp-cm')?.focus();
}
