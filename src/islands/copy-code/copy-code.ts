import { adoptStyles } from '../adopt-styles.ts';
import { copiedText } from './copied-text.ts';
import styles from './copy-code.css?inline';
import { showOutcome } from './show-outcome.ts';

/** Serves the copy buttons of all code blocks, those of later pages included. */
export function startCopyCode(): void {
  adoptStyles(styles);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.copy-code');
    if (button) void copy(button);
  });
}

async function copy(button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(textOf(button.closest('.code-block')));
    showOutcome(button, 'copied');
  } catch {
    showOutcome(button, 'failed');
  }
}

/** Gap marks, line numbers and the `$` of shells are no part of `.code`, which a line has where one of them stands beside its text. */
function textOf(block: Element | null): string {
  const lines = block?.querySelectorAll('.ec-line') ?? [];
  return copiedText(
    Array.from(lines, (line) => ({
      text: (line.querySelector('.code') ?? line).textContent,
      removed: line.classList.contains('del'),
    })),
  );
}
