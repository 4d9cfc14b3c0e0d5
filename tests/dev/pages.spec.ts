import { expect, test } from '@playwright/test';
import { watchProblems } from '../e2e/support/problems.ts';
import { heading } from '../e2e/support/shell.ts';
import { violations } from '../support/axe.ts';
import { boxOf } from '../support/box.ts';

/** The pages for whoever works on the site, and their titles. */
const pages = {
  '/dev/constructs': 'Constructs',
  '/dev/reference-frame': 'signal',
  '/dev/tutorial-frame': 'The frame of a tutorial step',
};

/** Widths of a phone and of a desktop. */
const widths = [390, 1280];

for (const [path, title] of Object.entries(pages)) {
  for (const width of widths) {
    test(`${path} at ${width} px is accessible in both themes, and nothing goes wrong`, async ({
      page,
    }) => {
      const problems = watchProblems(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(heading(page)).toHaveText(title);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page), colorScheme).toEqual([]);
      }
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, 'width of the page').toBeLessThanOrEqual(width);
      expect(problems).toEqual([]);
    });
  }
}

test('the frame of reference pages has its parts', async ({ page }) => {
  await page.goto('/dev/reference-frame');
  const main = page.getByRole('main');
  for (const text of ['@angular/core', 'Function', 'Stable since v17', 'What the entry is']) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['API', 'Description']);
});

test('the frame of tutorial steps has the text beside the workbench, or above it', async ({
  page,
}) => {
  await page.goto('/dev/tutorial-frame');
  await expect(page.getByRole('navigation', { name: 'Steps of this tutorial' })).toBeVisible();
  const text = page.getByText('The text is on the left');
  const workbench = page.getByText('The workbench: editor and preview.');
  const place = async () => ({
    text: await boxOf(text),
    workbench: await boxOf(workbench),
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await place();
  expect(wide.workbench.x).toBeGreaterThanOrEqual(wide.text.x + wide.text.width);
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await place();
  expect(narrow.workbench.y).toBeGreaterThanOrEqual(narrow.text.y + narrow.text.height);
});
