import { expect, type Page, test } from '@playwright/test';
import { typeOver } from '../support/hands.ts';
import { application, codeField, codeOf, expectRunning } from '../support/workspace.ts';

const patience = { timeout: 30_000 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto('/playground');
});

/** Lines of an application with a heading and a button that does something. */
const pressing = (...act: readonly string[]): readonly string[] => [
  "import { Component } from '@angular/core';",
  '@Component({',
  "  selector: 'app-root',",
  '  template: \'<h1>Oven</h1><button (click)="bake()">Bake</button>\',',
  '})',
  'export class App {',
  '  protected bake(): void {',
  ...act,
  '  }',
  '}',
];

/** Writes an application, waits until it runs, and presses its button. */
async function press(page: Page, lines: readonly string[]): Promise<void> {
  await typeOver(page, lines.join('\n'));
  await expectRunning(page, 'Oven');
  await application(page).getByRole('button', { name: 'Bake' }).click();
}

test('an error of the running application is shown with its place, which leads to the code', async ({
  page,
}) => {
  const lines = pressing("    throw new Error('No flour');");
  await press(page, lines);
  const error = page.locator('.preview-error');
  await expect(error).toContainText('No flour');
  const line = lines.findIndex((text) => text.includes('throw')) + 1;
  await error.getByRole('button', { name: new RegExp(`^app\\.ts:${line}:\\d+$`) }).click();
  await expect(codeField(page)).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toContainText('No flour');
});

test('an application that does not answer is ended, and started again when asked', async ({
  page,
}) => {
  // A moment after the press, which is only over when the frame has answered.
  await press(page, pressing('    setTimeout(() => { for (;;); }, 500);'));
  await expect(page.getByText('The application did not respond')).toBeVisible(patience);
  await button(page, 'Restart').click();
  await expectRunning(page, 'Oven');
  await expect(page.getByText('The application did not respond')).toBeHidden();
});

test('the console has what the application prints, with its place, until it is cleared', async ({
  page,
}) => {
  const lines = pressing("    console.warn('It has', { loaves: 3 });");
  await press(page, lines);
  await page.getByRole('tab', { name: 'Console (1)' }).click();
  const line = page.getByRole('log', { name: 'Console' }).getByRole('listitem');
  await expect(line).toContainText('It has { loaves: 3 }');
  await expect(line.getByRole('button', { name: /^app\.ts:8:/ })).toBeVisible();
  await button(page, 'Clear').click();
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Console (0)' })).toBeVisible();
});

test('a refreshed preview starts anew', async ({ page }) => {
  await expectRunning(page, 'Hello, world!');
  await application(page).getByLabel('Who should be greeted?').fill('Ada');
  await expectRunning(page, 'Hello, Ada!');
  await button(page, 'Refresh the preview').click();
  await expectRunning(page, 'Hello, world!');
});

test('the project opens at StackBlitz when the reader asks for it, and is sent nowhere before', async ({
  page,
  context,
}) => {
  const sent: { url: string; method: string; body: string }[] = [];
  await context.route(/^https?:\/\/(?!localhost)/, (route) => {
    const request = route.request();
    sent.push({ url: request.url(), method: request.method(), body: request.postData() ?? '' });
    return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  await expectRunning(page, 'Hello, world!');
  const code = await codeOf(page);
  expect(sent).toEqual([]);
  const opened = context.waitForEvent('page');
  await button(page, 'Open in StackBlitz').click();
  await expect(await opened).toHaveTitle('Elsewhere');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ url: 'https://stackblitz.com/run', method: 'POST' });
  const fields = new URLSearchParams(sent[0]?.body);
  expect(fields.get('project[title]')).toBe('angular-hello-world');
  // Forms end lines as the network does.
  const file = fields.get('project[files][src/app/app.ts]')?.replaceAll('\r\n', '\n');
  expect(file).toBe(code);
});

for (const { name, before, after, far } of [
  { name: 'Size of the code', before: 'ArrowLeft', after: 'ArrowRight', far: { x: 200, y: 0 } },
  { name: 'Size of the preview', before: 'ArrowUp', after: 'ArrowDown', far: { x: 0, y: -150 } },
]) {
  test(`a divider moves with the keyboard and with the mouse: ${name}`, async ({ page }) => {
    await expectRunning(page, 'Hello, world!');
    const divider = page.getByRole('separator', { name });
    const place = async () => Number(await divider.getAttribute('aria-valuenow'));
    const start = await place();
    await divider.focus();
    await page.keyboard.press(after);
    await expect.poll(place).toBeGreaterThan(start);
    await page.keyboard.press(before);
    await expect.poll(place).toBeCloseTo(start, 0);
    const box = await divider.boundingBox();
    if (!box) throw new Error('The divider is not to be seen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Over the frame of the application, which has events of its own.
    await page.mouse.move(x + far.x, y + far.y, { steps: 8 });
    await page.mouse.up();
    const moved = await divider.boundingBox();
    expect((moved?.x ?? 0) - box.x).toBeCloseTo(far.x, -1);
    expect((moved?.y ?? 0) - box.y).toBeCloseTo(far.y, -1);
  });
}
