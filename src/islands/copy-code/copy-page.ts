import { adoptStyles } from '../adopt-styles.ts';
import styles from './copy-page.css?inline';
import { showOutcome } from './show-outcome.ts';

/** Serves the button that copies the page, those of later pages included. */
export function startCopyPage(): void {
  adoptStyles(styles);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.copy-page');
    if (button) void copy(button);
  });
}

async function copy(button: Element): Promise<void> {
  try {
    await putOnClipboard(markdownOf(button));
    showOutcome(button, 'copied');
  } catch {
    showOutcome(button, 'failed');
  }
}

/** The Markdown that the link beside the button leads to. */
async function markdownOf(button: Element): Promise<string> {
  const link = button.parentElement?.querySelector<HTMLAnchorElement>('[href$=".md"]');
  const response = await fetch(link?.href ?? '');
  if (!response.ok) throw new Error(`The Markdown of the page has status ${response.status}.`);
  return response.text();
}

/** Some browsers allow copying only during the press itself, so that the text is promised where that can be done. */
async function putOnClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const blob = text.then((content) => new Blob([content], { type }));
  // Where the clipboard is missing, nobody else waits for the text.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
