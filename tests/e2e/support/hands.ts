import { expect, type Locator, type Page } from '@playwright/test';
import { codeField } from './workspace.ts';

/**
 * What a person does with mouse and keyboard. Tests of the editor use these instead of pasting or `fill`, which skip what real
 * keys meet on their way: shortcuts of the page, closing brackets, indentation, completion.
 */

/** Milliseconds between two keys. A fast typist needs about 80; what matters is that each key is an event of its own. */
const KEY_DELAY_MS = 10;

/** Presses the keys of a text, one by one, in whatever has the focus. */
export async function typeText(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: KEY_DELAY_MS });
}

/** Replaces the open file by typing another text. The editor indents, so the lines are typed without their indentation. */
export async function typeOver(page: Page, code: string): Promise<void> {
  await codeField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await typeLines(page, code);
}

/** Types lines at the end of the open file, as `typeOver` does. */
export async function typeLines(page: Page, code: string): Promise<void> {
  const lines = code.split('\n').map((line) => line.trim());
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await typeText(page, line);
    await closeCompletion(page);
    await deleteToEnd(page);
  }
}

/** Closes the list of completions if it is open: Enter would take its first entry. */
export async function closeCompletion(page: Page): Promise<void> {
  const list = page.locator('.code-editor .cm-tooltip-autocomplete');
  if (!(await list.isVisible())) return;
  await page.keyboard.press('Escape');
  // The list may have gone just before: Escape leaves the code then, and Enter goes back into it.
  const isInside = await codeField(page).evaluate(
    (content) => (content.getRootNode() as ShadowRoot).activeElement === content,
  );
  if (!isInside) await page.keyboard.press('Enter');
}

/** How long a person needs at least to see what has appeared. For half of it the list takes no key, which may be meant for the code. */
const REACTION_MS = 150;

/** Waits until the list of completions offers something first, and takes it. */
export async function takeCompletion(
  page: Page,
  label: string | RegExp,
  { timeout = 20_000 } = {},
): Promise<void> {
  const list = page.locator(
    '.cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled) > ul[role=listbox]',
  );
  const first = list.locator('li[aria-selected] .cm-completionLabel');
  await expect(first).toHaveText(label, { timeout });
  await page.waitForTimeout(REACTION_MS);
  await page.keyboard.press('Enter');
  await expect(first).toBeHidden();
}

/** Removes the brackets and quotes that the editor has closed by itself after the cursor. */
async function deleteToEnd(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Shift+End');
  await page.keyboard.press('Delete');
}

/** Clicks into the code right after a text that is in view. */
export async function clickAfter(page: Page, text: string): Promise<void> {
  const line = codeField(page).locator('.cm-line').filter({ hasText: text }).first();
  await line.scrollIntoViewIfNeeded();
  const point = await line.evaluate((element, wanted) => {
    const end = (element.textContent ?? '').indexOf(wanted) + wanted.length;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let passed = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0;
      if (passed + length >= end) {
        const range = document.createRange();
        range.setStart(node, end - passed - 1);
        range.setEnd(node, end - passed);
        const rects = range.getClientRects();
        const box = rects[rects.length - 1];
        return box && { x: box.right, y: box.top + box.height / 2 };
      }
      passed += length;
    }
    return undefined;
  }, text);
  if (!point) throw new Error(`The text ${JSON.stringify(text)} is not drawn in the editor.`);
  await page.mouse.click(point.x, point.y);
}

/** Drags something with the mouse, in steps, as a hand does. */
export async function drag(
  page: Page,
  what: Locator,
  by: { x?: number; y?: number },
): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('What should be dragged is not visible.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 8 });
  await page.mouse.up();
}

/** The whole text of the open file, lines that are not drawn included. */
export async function wholeCode(page: Page): Promise<string> {
  return codeField(page).evaluate((content) => {
    // Private to CodeMirror: the only way from an element to its document, whose far lines are not in the DOM.
    const { cmTile, cmView } = content as unknown as Record<
      string,
      { view: EditorLike } | undefined
    >;
    const view = (cmTile ?? cmView)?.view;
    if (!view) throw new Error('CodeMirror keeps its view elsewhere now.');
    return view.state.doc.toString();
  });
}

interface EditorLike {
  readonly state: { readonly doc: { toString(): string } };
}

/** Waits until the open file has a text. */
export async function expectCode(page: Page, code: string | RegExp): Promise<void> {
  const matcher = expect.poll(() => wholeCode(page), { timeout: 15_000 });
  await (typeof code === 'string' ? matcher.toBe(code) : matcher.toMatch(code));
}
