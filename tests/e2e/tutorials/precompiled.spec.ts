import { expect, type Page, test } from '@playwright/test';
import { clickAfter, typeText } from '../support/hands.ts';
import { application, codeField, expectRunning } from '../support/workspace.ts';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';
const heading = 'Tiles for a mosaic';

/** Names of the files below a folder that are asked for from now on, without their hashes. */
function requestsBelow(page: Page, folder: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(folder)) found.push(pathname.replace(/.*\/|-[\w-]{8}(?=\.\w+$)/g, ''));
  });
  return found;
}

test.beforeEach(() => {
  test.slow();
});

test('a step runs where the compiler does not load, and an edit says so', async ({ page }) => {
  await page.route('**/sandbox/compiler/**', (route) => route.abort());
  await page.goto(step);
  await expectRunning(page, heading);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await codeField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await typeText(page, '// mine');
  await expect(page.getByText('Your next edit starts another attempt.')).toBeVisible();
});

test('a template of the playground runs where the compiler does not load', async ({ page }) => {
  await page.route('**/sandbox/compiler/**', (route) => route.abort());
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
});

test('the compiler follows by itself, the language service with the first edit', async ({
  page,
}) => {
  const asked = requestsBelow(page, '/sandbox/compiler/');
  await page.goto(step);
  await expectRunning(page, heading);
  await expect.poll(() => asked).toContain('typings.json');
  await codeField(page).click();
  await expect(codeField(page)).toBeFocused();
  expect(asked).not.toContain('language.js');
  await page.keyboard.press('ControlOrMeta+End');
  await typeText(page, '// mine');
  await expect.poll(() => asked).toContain('language.js');
});

test('what the reader has written before is compiled, not the start of the step', async ({
  page,
}) => {
  await page.goto(step);
  await expectRunning(page, heading);
  await clickAfter(page, heading);
  await typeText(page, ' of mine');
  await expectRunning(page, `${heading} of mine`);
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain(`${heading} of mine`);
  await page.reload();
  await expectRunning(page, `${heading} of mine`);
  await expect(application(page).getByRole('heading', { name: heading, exact: true })).toHaveCount(
    0,
  );
});

test('what an application imports is on its way while the compiler is', async ({ page }) => {
  const id = step.replace('/tutorials/', '');
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    `docs-tutorial:${id}`,
    JSON.stringify({
      version: 1,
      files: { '/src/app/app.ts': "import { signal } from '@angular/core';" },
      isAnswer: false,
      isDone: false,
    }),
  ] as const);
  await page.route('**/sandbox/compiler/**', (route) => route.abort());
  const asked = requestsBelow(page, '/sandbox/runtime/');
  await page.goto(step);
  await expect(page.getByText('Your next edit starts another attempt.')).toBeVisible();
  await expect.poll(() => asked).toContain('angular-core.js');
});
