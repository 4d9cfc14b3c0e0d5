import { expect, type Locator, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 900, height: 700 }, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const list = (page: Page, name: string) => page.getByRole('list', { name });

const cards = (page: Page, name: string) =>
  list(page, name).getByRole('listitem');

const handle = (page: Page, order: string) =>
  page.locator('li', { hasText: order }).locator('.handle');

type Point = { x: number; y: number };

async function middle(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing to drag is visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Points on the way from one place to the other, as a hand makes them. */
function way(from: Point, to: Point): Point[] {
  return Array.from({ length: 10 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / 10,
    y: from.y + ((to.y - from.y) * (step + 1)) / 10,
  }));
}

test('the mouse drags an order to another stage', async ({ page }) => {
  const from = await middle(handle(page, 'Order 1042'));
  const to = await middle(list(page, 'Sent'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of way(from, to)) await page.mouse.move(x, y);
  await expect(page.locator('.cdk-drag-preview')).toBeVisible();
  await page.mouse.up();
  await expect(cards(page, 'Sent')).toContainText(['Order 1042']);
  await expect(cards(page, 'New')).toHaveCount(2);
  await expect(page.getByRole('status')).toHaveText(
    'Order 1042 is now number 1 of Sent.',
  );
});

test('the mouse sorts within a stage', async ({ page }) => {
  const from = await middle(handle(page, 'Order 1043'));
  const to = await middle(handle(page, 'Order 1041'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of way(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(cards(page, 'New')).toContainText([
    'Order 1043',
    'Order 1041',
    'Order 1042',
  ]);
});

test('an order that is put back is not announced', async ({ page }) => {
  const from = await middle(handle(page, 'Order 1042'));
  const away = { x: from.x, y: from.y + 12 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of way(from, away)) await page.mouse.move(x, y);
  await expect(page.locator('.cdk-drag-preview')).toBeVisible();
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
  await expect(page.locator('.cdk-drag-preview')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('');
});

test('only the handle drags', async ({ page }) => {
  const card = page.locator('li', { hasText: 'Order 1041' });
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not visible.');
  const from = { x: box.x + box.width - 4, y: box.y + 4 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = await middle(list(page, 'Sent'));
  for (const { x, y } of way(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(cards(page, 'New')).toHaveCount(3);
});

test('a finger drags an order to another stage', async ({ page }) => {
  const from = await middle(handle(page, 'Order 1041'));
  const to = await middle(list(page, 'Packed'));
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ ...at, id: 1, radiusX: 8, radiusY: 8 }] : [],
    });
  await touch('touchStart', from);
  for (const point of way(from, to)) await touch('touchMove', point);
  await expect(page.locator('.cdk-drag-preview')).toBeVisible();
  await touch('touchEnd');
  await expect(cards(page, 'Packed')).toHaveCount(2);
  await expect(list(page, 'Packed')).toContainText('Order 1041');
  await expect(cards(page, 'New')).toHaveCount(2);
});

test('the keyboard moves an order, and the focus goes with it', async ({
  page,
}) => {
  const next = page.getByRole('button', {
    name: 'Move Order 1042 to the next stage',
  });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(cards(page, 'Packed')).toContainText([
    'Order 1042',
    'Order 1040',
  ]);
  await expect(next).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cards(page, 'Sent')).toContainText(['Order 1042']);
  await expect(next).toBeDisabled();
  const back = page.getByRole('button', {
    name: 'Move Order 1042 one stage back',
  });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page, 'Packed')).toHaveCount(2);

  await page.getByRole('button', { name: 'Move Order 1041 down' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page, 'New')).toContainText(['Order 1043', 'Order 1041']);
  await page.getByRole('button', { name: 'Move Order 1041 up' }).press('Enter');
  await expect(cards(page, 'New')).toContainText(['Order 1041', 'Order 1043']);
});
