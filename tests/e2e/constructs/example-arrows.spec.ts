import { expect, type Locator, type Page, test } from '@playwright/test';
import { boxOf } from '../../support/box.ts';
import { example, isHydrated } from '../../support/constructs.ts';
import { addresses } from '../support/addresses.ts';

const tabs = (page: Page) => example(page, 1).getByRole('tablist');
const scrolled = (page: Page) => tabs(page).evaluate((list) => list.scrollLeft);

/** Names of the arrows that can be pressed. The browser makes them, so they are in its accessibility tree and not in the document. */
async function arrows(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ role }) => role?.value === 'button')
    .map(({ name }) => String(name?.value))
    .filter((name) => name === 'Previous files' || name === 'More files');
}

/** Presses the arrow that lies over one end of the tabs. */
async function press(page: Page, end: 'left' | 'right'): Promise<void> {
  const { x, y, width, height } = await boxOf(tabs(page));
  const inset = 12;
  await page.mouse.click(end === 'left' ? x + inset : x + width - inset, y + height / 2);
}

/** Opens the article at a width and wakes the viewer. */
async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(addresses.components);
  await tabs(page).scrollIntoViewIfNeeded();
  await tabs(page).getByRole('tab').first().hover();
  await expect.poll(() => isHydrated(tabs(page).getByRole('tab').first())).toBe(true);
}

/** Whether a tab is in view, and not under an arrow; of one that is wider than the room between the arrows, as much as fits. */
function isUncovered(tab: Locator): Promise<boolean> {
  return tab.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const middle = top + height / 2;
    const list = element.closest('[role="tablist"]') ?? element;
    const room = list.clientWidth - 2 * Number.parseFloat(getComputedStyle(list).scrollPaddingLeft);
    return [left + 4, Math.min(right, left + room) - 4].every(
      (x) => document.elementFromPoint(x, middle) === element,
    );
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('390 px: arrows lead through tabs that overflow, and back', async ({ page }) => {
  await open(page, 390);
  expect(await arrows(page)).toEqual(['More files']);
  await press(page, 'right');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await expect.poll(() => arrows(page)).toEqual(['Previous files', 'More files']);
  await expect(async () => {
    await press(page, 'right');
    expect(await arrows(page)).toEqual(['Previous files']);
  }).toPass();
  // A pixel may be cut in two.
  await expect(tabs(page).getByRole('tab').last()).toBeInViewport({ ratio: 0.98 });
  await expect(async () => {
    await press(page, 'left');
    expect(await scrolled(page)).toBe(0);
  }).toPass();
  await expect.poll(() => arrows(page)).toEqual(['More files']);
});

test('390 px: the tab that arrow keys reach is not under an arrow', async ({ page }) => {
  await open(page, 390);
  await tabs(page).getByRole('tab').first().focus();
  const count = await tabs(page).getByRole('tab').count();
  for (let index = 1; index < count; index++) {
    await page.keyboard.press('ArrowRight');
    const tab = tabs(page).getByRole('tab').nth(index);
    await expect(tab).toBeFocused();
    await expect.poll(() => isUncovered(tab)).toBe(true);
  }
});

test('tabs that fit have no arrows', async ({ page }) => {
  await open(page, 1280);
  await tabs(page).evaluate((list) => {
    for (const tab of [...list.children].slice(2)) tab.setAttribute('hidden', '');
  });
  await expect.poll(() => arrows(page)).toEqual([]);
});
