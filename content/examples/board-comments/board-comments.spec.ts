import { expect, type Page, test } from '@playwright/test';

/** Fails the test if a script of a comment opens a dialog. */
const refuseDialogs = (page: Page) => {
  const opened: string[] = [];
  page.on('dialog', async (dialog) => {
    opened.push(dialog.message());
    await dialog.dismiss();
  });
  return opened;
};

/** Opens the page with changed headers, and index.html as given. */
const openWith = async (
  page: Page,
  policy: string,
  change = (html: string) => html,
) => {
  await page.goto('/');
  const html = await page.evaluate(async () => (await fetch('/')).text());
  // A meta element with a policy would be a second policy.
  const body = change(
    html.replace(/<meta[^>]+Content-Security-Policy[^>]+>/i, ''),
  );
  await page.route('/', (route) =>
    route.fulfill({
      body,
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
    }),
  );
  await page.goto('/');
};

test('interpolation shows the characters', async ({ page }) => {
  const dialogs = refuseDialogs(page);
  await page.goto('/');
  const text = page.locator('.as-text');
  await expect(text).toContainText(`<b onclick="alert('stolen')">Ada</b>`);
  await expect(text.locator('*')).toHaveCount(0);
  await text.click();
  expect(dialogs).toEqual([]);
});

test('innerHTML keeps the formatting and drops what runs', async ({ page }) => {
  const dialogs = refuseDialogs(page);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto('/');
  const html = page.locator('.as-html');
  expect((await html.innerHTML()).trim()).toBe('Thank you, <b>Ada</b>!');
  await html.locator('b').click();
  expect(dialogs).toEqual([]);
  expect(warnings.join('\n')).toContain(
    'WARNING: sanitizing HTML stripped some content, see https://',
  );
});

test('sanitizing drops forms, styles, ids and custom elements, and keeps links', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByLabel('Comment')
    .fill(
      '<form><button>Send</button></form><p id="top" style="color: red" class="big">Hi</p>' +
        '<svg><circle r="9"/></svg><app-notice>Notice</app-notice><a href="/notices">all</a>' +
        '<a href="javascript:alert(1)">bad</a><style>p{}</style><iframe src="/x"></iframe>',
    );
  expect(await page.locator('.as-html').innerHTML()).toBe(
    'Send<p class="big">Hi</p>Notice<a href="/notices">all</a><a href="unsafe:javascript:alert(1)">bad</a>',
  );
});

test('a link with a script gets the prefix unsafe', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Visit the author' });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto('/');
  await expect(link).toHaveAttribute(
    'href',
    "unsafe:javascript:alert('stolen')",
  );
  expect(warnings.join('\n')).toContain(
    "WARNING: sanitizing unsafe URL value javascript:alert('stolen') (see https://",
  );
  for (const address of [
    'https://ada.example',
    '/notices',
    'mailto:ada@example.com',
    'data:text/html,hello',
    'blob:https://ada.example/1',
    'vbscript:x',
  ]) {
    await page.getByLabel('Website').fill(address);
    await expect(link).toHaveAttribute('href', address);
  }
});

test('styles are not sanitized', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Background').fill('rgb(1, 2, 3)');
  await expect(page.locator('.as-style')).toHaveCSS(
    'background-color',
    'rgb(1, 2, 3)',
  );
});

test('code that bypasses Angular is not protected', async ({ page }) => {
  const dialogs = refuseDialogs(page);
  await page.goto('/');
  await page.locator('.as-text').evaluate((element) => {
    element.innerHTML = `<b onclick="alert('stolen')">Ada</b>`;
  });
  await page.locator('.as-text b').click();
  expect(dialogs).toEqual(['stolen']);
});

test('Trusted Types let Angular write HTML and stop other code', {
  annotation: { type: 'console-error', description: 'TrustedHTML' },
}, async ({ page }) => {
  await openWith(
    page,
    "require-trusted-types-for 'script'; trusted-types angular",
  );
  expect((await page.locator('.as-html').innerHTML()).trim()).toBe(
    'Thank you, <b>Ada</b>!',
  );
  const message = await page.locator('.as-text').evaluate((element) => {
    try {
      element.innerHTML = '<b>Ada</b>';
      return '';
    } catch (error) {
      return String(error);
    }
  });
  expect(message).toBe(
    "TypeError: Failed to set the 'innerHTML' property on 'Element': This document requires 'TrustedHTML' assignment.",
  );
});

test('without the policy of Angular, Trusted Types stop Angular too', {
  annotation: { type: 'console-error', description: '' },
}, async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openWith(
    page,
    "require-trusted-types-for 'script'; trusted-types 'none'",
  );
  await expect
    .poll(() => messages.join('\n'))
    .toContain("This document requires 'TrustedHTML' assignment");
});

test('a policy without a nonce stops the styles of components', {
  annotation: { type: 'console-error', description: '' },
}, async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openWith(page, "style-src 'self'");
  await expect(page.locator('app-root')).toHaveCSS('padding', '0px');
});

test('ngCspNonce gives the styles of components the nonce', async ({
  page,
}) => {
  await openWith(page, "style-src 'nonce-r4nd0m'", (html) =>
    html.replace('<app-root>', '<app-root ngCspNonce="r4nd0m">'),
  );
  await expect(page.locator('app-root')).toHaveCSS('padding', '16px');
  await page.getByLabel('Background').fill('rgb(1, 2, 3)');
  await expect(page.locator('.as-style')).toHaveCSS(
    'background-color',
    'rgb(1, 2, 3)',
  );
});
