/** How many frames an editor may take until it is there: it is another one for each file. */
const MOST_FRAMES = 120;

/**
 * Moves the focus into the code, as soon as the editor shows it, unless the reader goes elsewhere
 * before.
 *
 * @param panel element with the editor
 */
export function focusCode(panel: Element | null): void {
  let frames = 0;
  const { activeElement: start, body } = document;
  const look = () => {
    const { activeElement } = document;
    // A new editor takes the focus itself from what waits around it.
    const isWaiting = activeElement === start || activeElement === body;
    if (!isWaiting && !activeElement?.matches('.code-editor')) return;
    const root = panel?.querySelector('.code-editor')?.shadowRoot;
    const content = root?.querySelector<HTMLElement>('.cm-content');
    if (content) return content.focus({ preventScroll: true });
    frames += 1;
    if (panel?.isConnected && frames < MOST_FRAMES) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
