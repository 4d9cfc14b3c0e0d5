import { expect, test } from '@playwright/test';
import { stubOtherHosts } from '../e2e/support/network.ts';
import { example, shownLines } from '../support/constructs.ts';

test.beforeEach(async ({ page }) => {
  await stubOtherHosts(page);
  await page.goto('/dev/constructs');
});

test('chosen lines show with a gap between them until the reader expands the example', async ({
  page,
}) => {
  const viewer = page.getByRole('group', { name: 'Example: Some lines of many', exact: true });
  const gaps = viewer.locator('.gap').filter({ visible: true });
  expect(await shownLines(viewer)).toEqual([
    'const first = 1;',
    'const second = 2;',
    'const fifth = 5;',
    'const sixth = 6;',
  ]);
  await expect(gaps).toHaveCount(1);
  await viewer.getByRole('button', { name: 'Expand code example' }).click();
  await expect.poll(async () => (await shownLines(viewer)).length).toBe(7);
  await expect(gaps).toHaveCount(0);
});

test('an example of several languages has a tab for each', async ({ page }) => {
  const viewer = example(page, 1);
  await expect(viewer.getByRole('tab')).toHaveText(['TS', 'HTML', 'CSS']);
  await viewer.getByRole('tab', { name: 'HTML' }).click();
  await expect(viewer.getByRole('tabpanel')).toHaveAccessibleName('HTML');
  await expect(viewer.getByRole('tabpanel').locator('.mark')).toHaveCount(3);
});

test('an example that starts without its code shows it at a press', async ({ page }) => {
  const viewer = example(page, 3);
  await expect(viewer.getByRole('tab')).toHaveText(['A file with a title of its own', 'main.ts']);
  await expect(viewer.locator('.code-block').filter({ visible: true })).toHaveCount(0);
  await viewer.getByRole('switch', { name: 'Show code' }).click();
  await expect(viewer.getByRole('tabpanel')).toContainText('const appConfig');
});

test('one file with a preview runs below its code', async ({ page }) => {
  const viewer = page.getByRole('group', { name: 'Example: One file that runs', exact: true });
  await viewer.scrollIntoViewIfNeeded();
  const frame = viewer.getByTitle('Preview of One file that runs');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('app-root')).not.toBeEmpty();
  await expect(viewer.locator('.code-block')).toHaveCount(1);
});

test('a video asks its host for nothing until the reader presses play', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('localhost')) others.push(request.url());
  });
  const play = page.getByRole('link', { name: /^Play video: A video that is loaded/ });
  await play.scrollIntoViewIfNeeded();
  expect(others).toEqual([]);
  await play.click();
  await expect(page.getByTitle('A video that is loaded when you press play')).toBeVisible();
  await expect
    .poll(() => others[0])
    .toContain('https://www.youtube-nocookie.com/embed/aBcDeFgHiJk');
});
