import { copiedText } from './copied-text.ts';

/** How long a button shows whether copying succeeded, in milliseconds. */
const feedbackTime = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Serves the copy buttons of all code blocks, those of later pages included. */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.copy-code');
    if (button) void copy(button);
  });
}

async function copy(button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(textOf(button.closest('.code-block')));
    show(button, 'copied', 'Copied');
  } catch {
    show(button, 'failed', 'Copying failed');
  }
}

/** Gap marks, line numbers and the `$` of shells are no part of `.code`. */
function textOf(block: Element | null): string {
  const lines = block?.querySelectorAll('.ec-line') ?? [];
  return copiedText(
    Array.from(lines, (line) => ({
      text: line.querySelector('.code')?.textContent ?? '',
      removed: line.classList.contains('del'),
    })),
  );
}

function show(button: Element, state: string, message: string): void {
  const status = button.nextElementSibling;
  const set = (newState: string, text: string) => {
    button.setAttribute('data-state', newState);
    if (status) status.textContent = text;
  };
  set(state, message);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => set('', ''), feedbackTime),
  );
}
