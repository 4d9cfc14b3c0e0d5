/** How long an element shows whether copying succeeded, in milliseconds. */
const feedbackTime = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Copies a text and says so, in the live region of the page and at the element that was pressed.
 *
 * @param status the live region
 */
export async function copy(text: string, pressed: Element, status: Element | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    show(pressed, status, 'copied', 'Copied to clipboard');
  } catch {
    show(pressed, status, 'failed', 'Copying failed');
  }
}

function show(pressed: Element, status: Element | null, state: string, message: string): void {
  const set = (newState: string, newMessage: string) => {
    if (newState) pressed.setAttribute('data-copying', newState);
    else pressed.removeAttribute('data-copying');
    if (status) status.textContent = newMessage;
  };
  set(state, message);
  clearTimeout(timers.get(pressed));
  timers.set(
    pressed,
    setTimeout(() => set('', ''), feedbackTime),
  );
}
