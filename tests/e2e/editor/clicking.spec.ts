import { expect, type Page, test } from '@playwright/test';
import { codeField } from '../support/workspace.ts';

// A click into the code puts the cursor there, wherever it is: the lines between parts that are not shown take no click.

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';

/** Less than the height of a target for a mouse: no line between parts is missed. */
const STEP_PX = 6;

/** The line about keys below the code, which comes with the focus and takes this room from it. */
const KEYS_PX = 50;

/** Clicks down through the code that is in sight. Returns the heights at which a click did not put the cursor into the line under it. */
async function lostClicks(page: Page): Promise<number[]> {
  const area = await page.locator('.code-area').boundingBox();
  if (!area) throw new Error('The code is not shown.');
  const x = area.x + area.width - 30;
  const first = area.y + STEP_PX;
  const last = area.y + area.height - KEYS_PX;
  const lost: number[] = [];
  for (let y = first; y <= last; y += STEP_PX) {
    // From far away, so that the cursor is not in that line already.
    await page.mouse.click(x, y - first > area.height / 2 ? first : last);
    const clicked = await lineAt(page, x, y);
    if (clicked < 0) continue;
    await page.mouse.click(x, y);
    if ((await lineWithCursor(page)) !== clicked) lost.push(y);
  }
  return lost;
}

/** The number of the line at a place of the window; negative where none is, and between two lines, where one as well as the other may be meant. */
const lineAt = (page: Page, x: number, y: number): Promise<number> =>
  codeField(page).evaluate(
    (content, [left, top]) => {
      const root = content.getRootNode() as ShadowRoot;
      const [above, below] = [top - 2, top + 2].map((height) =>
        root.elementFromPoint(left, height)?.closest('.cm-line'),
      );
      if (!above || above !== below) return -1;
      return [...content.querySelectorAll('.cm-line')].indexOf(above);
    },
    [x, y] as const,
  );

const lineWithCursor = (page: Page): Promise<number> =>
  codeField(page).evaluate((content) =>
    [...content.querySelectorAll('.cm-line')].findIndex((line) => line.matches('.cm-activeLine')),
  );

test('a click into code that is shown alone puts the cursor there', async ({ page }) => {
  test.slow();
  for (const size of [
    { width: 390, height: 800 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(step);
    await page.locator('.part-choice', { hasText: 'Code' }).click();
    await expect(codeField(page)).toBeVisible();
    expect(await lostClicks(page), `${size.width} × ${size.height}`).toEqual([]);
  }
});
