import { type APIRequestContext, expect, type Page, type Route, test } from '@playwright/test';
import { fromHash, type SharedCode, toHash } from '../../../src/islands/playground/shared-code.ts';
import { clickAfter, typeOver, typeText } from '../support/hands.ts';
import { codeOf, expectRunning, pasteCode } from '../support/workspace.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const template = (page: Page) => page.getByRole('combobox', { name: 'Select a template' });
const app = '/src/app/app.ts';

test.beforeEach(() => {
  test.slow();
});

/** A template whose greeting is another one, as code of a link. */
async function greeting(request: APIRequestContext, text: string): Promise<SharedCode> {
  const { files, openFiles } = await (
    await request.get('/assets/playground/hello-world.json')
  ).json();
  return { files: { ...files, [app]: files[app].replace('Hello, ', text) }, open: openFiles };
}

/** Opens an address that differs only in its fragment: the page stays. */
async function openInPlace(page: Page, hash: string): Promise<void> {
  await page.evaluate((text) => {
    location.hash = text;
  }, hash);
}

/** What the address has of code; undefined where it has none. */
async function kept(page: Page): Promise<SharedCode | undefined> {
  const hash = await page.evaluate(() => location.hash.slice(1));
  return hash ? fromHash(hash) : undefined;
}

/** Text of the application in the address. */
const keptText = async (page: Page) => (await kept(page))?.files[app];

test('a link that is opened in a tab with the playground shows its code at once, and waits to be run', async ({
  page,
  request,
}) => {
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await typeOver(page, '// mine');
  await openInPlace(page, toHash(await greeting(request, 'Ahoy, ')));
  await expect.poll(() => codeOf(page)).toContain('Ahoy, ');
  await expect(button(page, 'Run')).toBeVisible();
  await expect(page.locator('.preview-frame iframe')).toHaveCount(0);
  await expect(template(page)).toHaveValue('');
  await button(page, 'Run').click();
  await expectRunning(page, 'Ahoy, world!');
  await button(page, 'Bring my code back').click();
  await expect.poll(() => codeOf(page)).toBe('// mine');
  await expect.poll(() => keptText(page)).toBe('// mine');
});

test('a link that is opened while an edit waits to be kept is opened, and the edit is kept', async ({
  page,
  request,
}) => {
  // Browsers may tell of a new fragment only after a timer that is due. Here they do so long after the pause before an edit is kept.
  await page.addInitScript(() => {
    const tellLate = (event: HashChangeEvent) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      const { oldURL, newURL } = event;
      setTimeout(() => dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL })), 2000);
    };
    addEventListener('hashchange', tellLate, { capture: true });
  });
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await typeOver(page, '// mine');
  await openInPlace(page, toHash(await greeting(request, 'Ahoy, ')));
  await expect.poll(() => codeOf(page)).toContain('Ahoy, ');
  expect(await keptText(page)).toContain('Ahoy, ');
  await button(page, 'Bring my code back').click();
  await expect.poll(() => codeOf(page)).toBe('// mine');
});

test('going back from a link shows what the address had before it', async ({ page, request }) => {
  await page.goto('/playground');
  await expect.poll(() => codeOf(page)).toContain('Hello, ');
  await openInPlace(page, toHash(await greeting(request, 'Ahoy, ')));
  await expect.poll(() => codeOf(page)).toContain('Ahoy, ');
  await openInPlace(page, toHash(await greeting(request, 'Moin, ')));
  await expect.poll(() => codeOf(page)).toContain('Moin, ');
  await page.goBack();
  await expect.poll(() => codeOf(page)).toContain('Ahoy, ');
  await page.goBack();
  await expect.poll(() => codeOf(page)).toContain('Hello, ');
  await expect(template(page)).toHaveValue('hello-world');
});

test('a damaged link that is opened in place says so, and the code stays', async ({ page }) => {
  await page.goto('/playground');
  await typeOver(page, '// mine');
  await openInPlace(page, 'v1.AAAA');
  await expect(page.locator('.playground-message')).toContainText('The link is damaged');
  expect(await codeOf(page)).toBe('// mine');
  // An edit takes its place.
  await expect(page).not.toHaveURL(/#v1\.AAAA$/);
  await typeOver(page, '// mine too');
  await expect.poll(() => keptText(page)).toBe('// mine too');
});

test('edits are there after loading the page again, and run at once', async ({ page }) => {
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  const entries = await page.evaluate(() => history.length);
  await clickAfter(page, '<h1>Hello');
  await typeText(page, ' again');
  await expect.poll(() => keptText(page)).toContain('Hello again, ');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // What the address gets of the page itself is no other link.
  await expectRunning(page, 'Hello again, world!');
  await page.reload();
  await expect.poll(() => codeOf(page)).toContain('Hello again, ');
  await expect(button(page, 'Run')).toHaveCount(0);
  await expectRunning(page, 'Hello again, world!');
});

test('a renamed file has its tab after loading the page again', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await page.goto('/playground');
  await expect(tab('app/app.ts')).toBeVisible();
  await button(page, 'New file').click();
  await page.getByRole('textbox', { name: 'Name of the new file' }).fill('app/price.ts');
  await page.keyboard.press('Enter');
  await button(page, 'Rename').click();
  await page.getByRole('textbox', { name: /^New name/ }).fill('app/cost.ts');
  await page.keyboard.press('Enter');
  // Other files may name it, which the language service knows once it is loaded.
  await expect
    .poll(async () => (await kept(page))?.open, { timeout: 30_000 })
    .toContain('/src/app/cost.ts');
  await page.reload();
  await expect(tab('app/cost.ts')).toBeVisible();
  await expect(tab('app/price.ts')).toBeHidden();
});

test('a template takes the code of the former out of the address', async ({ page }) => {
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await typeOver(page, '// mine');
  await expect.poll(() => keptText(page)).toBe('// mine');
  await template(page).selectOption('Signals');
  await expect(page).toHaveURL(/#template=signals$/);
  await page.reload();
  await expect(template(page)).toHaveValue('signals');
  await expect.poll(() => codeOf(page)).not.toBe('// mine');
});

test('code that is too long for an address leaves it as it is, and says so where a link is asked for', async ({
  page,
  request,
}) => {
  const { files, open } = await greeting(request, 'Ahoy, ');
  // It has no tab, and does not run: nothing but the link has to do with its length.
  const long = { ...files, '/src/long.ts': '/'.repeat(1_990_000) };
  await page.goto(`/playground#${toHash({ files: long, open })}`);
  await expect.poll(() => codeOf(page)).toContain('Ahoy, ');
  const before = page.url();
  // Nobody types so much: it comes from elsewhere.
  await pasteCode(page, `// ${'0123456789'.repeat(2000)}`);
  await button(page, 'Copy link').click();
  await expect(page.locator('.playground-message')).toHaveText(
    'The code is too long for a link. Use “Download” to save it.',
  );
  expect(page.url()).toBe(before);
  await page.reload();
  await expect.poll(() => codeOf(page)).toContain('0123456789');
  // Somebody else's code, which has not run yet.
  await expect(button(page, 'Run')).toBeVisible();
});

test('of two templates that are chosen in a row the second one is shown, however late the first one comes', async ({
  page,
}) => {
  let late: Route | undefined;
  await page.route('**/assets/playground/signals.json', (route) => {
    late = route;
  });
  await page.goto('/playground');
  await expect.poll(() => codeOf(page)).toContain('Hello, ');
  await template(page).selectOption('Signals');
  await expect.poll(() => late).toBeDefined();
  await template(page).selectOption('Control flow');
  await expect(template(page)).toHaveValue('control-flow');
  const code = await codeOf(page);
  const answered = page.waitForResponse('**/assets/playground/signals.json');
  await late?.continue();
  await (await answered).finished();
  // What comes of an answer has happened after two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(template(page)).toHaveValue('control-flow');
  expect(await codeOf(page)).toBe(code);
});
