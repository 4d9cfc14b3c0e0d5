import type { Locator, Page } from '@playwright/test';

/** Blocks of code in the article. */
export function codeBlocks(page: Page): Locator {
  return page.getByRole('main').locator('.code-block');
}

/** The button that copies a block, or the only one of another part of the page. */
export function copyButton(part: Locator): Locator {
  return part.getByRole('button', { name: 'Copy example source to clipboard' });
}

/** An example viewer by its number. */
export function example(page: Page, number: number): Locator {
  return page.locator(`#example-${number}`);
}

/** What a reader sees of a block's code, line by line; without line numbers, gap marks and prompts, which are drawn. */
export function shownLines(block: Locator): Promise<string[]> {
  return textsOf(block.locator('.ec-line:visible'));
}

/** What of a block is copied: the lines that a reader sees, without those that a change removes. */
export function keptLines(block: Locator): Promise<string[]> {
  return textsOf(block.locator('.ec-line:not(.del):visible'));
}

/** The code of lines; where a number or a prompt stands beside it, it has an element of its own. An empty line is a line break. */
function textsOf(lines: Locator): Promise<string[]> {
  return lines.evaluateAll((elements) =>
    elements.map((line) => (line.querySelector('.code') ?? line).textContent.replace(/\n$/, '')),
  );
}

/** Lines as they are copied: without empty ones at the ends, and with one where there are several. */
export function squeezed(lines: readonly string[]): string {
  const text = lines.map((line) => line.trimEnd()).join('\n');
  return text.replaceAll(/\n{3,}/g, '\n\n').replaceAll(/^\n+|\n+$/g, '');
}

/** Whether an island's React has taken over; the server's markup has no such marks. */
export function isHydrated(island: Locator): Promise<boolean> {
  return island.evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );
}
