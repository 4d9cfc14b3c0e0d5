import { expect, test } from '@playwright/test';
import { copyButton, example } from '../../support/constructs.ts';
import { addresses } from '../support/addresses.ts';

test.use({ javaScriptEnabled: false });

test('all files of an example stand one after the other, under their names', async ({ page }) => {
  await page.goto(addresses.components);
  const viewer = example(page, 1);
  const blocks = viewer.locator('.code-block');
  const count = await blocks.count();
  expect(count).toBeGreaterThan(2);
  let end = 0;
  for (const name of ['app.ts', 'app.html', 'product-card.ts']) {
    const title = page.locator('.example-panel-title').getByText(name, { exact: true });
    const panel = viewer.locator('.example-panel').filter({ has: title });
    await expect(panel.locator(title)).toBeVisible();
    await expect(panel.locator('.code-block')).toBeVisible();
    const box = await panel.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(end);
    end = (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  }
  await expect(blocks.filter({ visible: true })).toHaveCount(count);
});

test('there are no tabs, tools and copy buttons that would do nothing', async ({ page }) => {
  await page.goto(addresses.components);
  const viewer = example(page, 1);
  await expect(viewer).toBeVisible();
  for (const role of ['tab', 'switch', 'button'] as const) {
    await expect(viewer.getByRole(role)).toHaveCount(0);
  }
  await expect(copyButton(page.getByRole('main'))).toHaveCount(0);
});
