import { showSnackbar } from '../snackbar/index.ts';

/** How long is shown whether copying succeeded, in milliseconds. */
const feedbackTime = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Copies a text and says so, in the snackbar and at the element that was pressed.
 *
 * @param status the live region, which says it where the snackbar cannot be loaded
 */
export async function copy(text: string, pressed: Element, status: Element | null): Promise<void> {
  const [state, message] = await writeToClipboard(text).then(
    () => ['copied', 'Copied to clipboard'] as const,
    () => ['failed', 'Copying failed'] as const,
  );
  mark(pressed, state);
  await showSnackbar({ message, duration: feedbackTime }).catch(() => sayFor(status, message));
}

/** Browsers have no clipboard outside of secure pages: that is a failure like any other. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

function mark(pressed: Element, state: string): void {
  pressed.setAttribute('data-copying', state);
  later(pressed, () => pressed.removeAttribute('data-copying'));
}

function sayFor(status: Element | null, message: string): void {
  if (!status) return;
  status.textContent = message;
  later(status, () => {
    status.textContent = '';
  });
}

/** Does something after the time of feedback, which begins anew when there is more of it. */
function later(element: Element, end: () => void): void {
  clearTimeout(timers.get(element));
  timers.set(element, setTimeout(end, feedbackTime));
}
