import { expect, test } from '@playwright/test';

test('the name of a member leads to its card, which is marked; the history has one entry for all of them', async ({
  page,
}) => {
  // Smooth scrolling would still be on its way when the next key is pressed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/api');
  await page.goto('/api/router/Router');
  const panel = page.locator('.api-panel');
  await panel.getByRole('link', { name: 'navigateByUrl', exact: true }).press('Enter');
  await expect(page).toHaveURL('/api/router/Router#navigateByUrl');
  await expect(page.locator('.item-card:target')).toHaveId('navigateByUrl');
  await expect(page.locator('#navigateByUrl')).toBeInViewport();
  await panel.getByRole('link', { name: 'isActive', exact: true }).press('Enter');
  await expect(page.locator('.item-card:target')).toHaveId('isActive');
  await page.goBack();
  await expect(page).toHaveURL('/api');
});

test('a line of the declaration can be pressed anywhere, and a type in it leads to the type', async ({
  page,
}) => {
  await page.goto('/api/router/Router');
  const line = page.locator('.api-panel .ec-line', { hasText: 'serializeUrl' });
  const box = await line.boundingBox();
  await line.click({ position: { x: (box?.width ?? 0) - 8, y: (box?.height ?? 0) / 2 } });
  await expect(page).toHaveURL('/api/router/Router#serializeUrl');
  await line.getByRole('link', { name: 'UrlTree' }).click();
  await expect(page).toHaveURL('/api/router/UrlTree');
});

test('an address with a member opens at its card', async ({ page }) => {
  await page.goto('/api/router/Router#createUrlTree');
  await expect(page.locator('.item-card:target')).toHaveId('createUrlTree');
  await expect(page.locator('#createUrlTree')).toBeInViewport();
});

test('the sidebar has the entries of the module and not those of the others', async ({ page }) => {
  await page.goto('/api/elements/createCustomElement');
  const sidebar = page.getByRole('navigation', { name: 'Reference' });
  await expect(sidebar.locator('[data-current] a.row-link')).toHaveText([
    'createCustomElement',
    'NgElement',
    'NgElementConfig',
    'NgElementConstructor',
    'NgElementStrategy',
    'NgElementStrategyEvent',
    'NgElementStrategyFactory',
    'VERSION',
    'WithProperties',
  ]);
  expect(await sidebar.locator('a').count()).toBeLessThan(90);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('elements');
  await expect(page).toHaveTitle('createCustomElement • Angular');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the name of a member leads to its card', async ({ page }) => {
    await page.goto('/api/router/Router');
    await page
      .locator('.api-panel')
      .getByRole('link', { name: 'navigate', exact: true })
      .press('Enter');
    await expect(page.locator('.item-card:target')).toHaveId('navigate');
  });
});

test.describe('names that differ by nothing but case', () => {
  test('each has its own page, with the other one below', async ({ page }) => {
    for (const [own, other] of [
      ['Input', 'input'],
      ['input', 'Input'],
    ]) {
      await page.goto(`/api/core/${own}`);
      await expect(page).toHaveTitle(`${own} • Angular`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(own ?? '');
      await expect(page.locator('.other-case .reference-name')).toHaveText(other ?? '');
    }
  });

  // As on Windows, on a Mac, or on a host that ignores case: one file, the one that was written last, answers both addresses.
  for (const survivor of ['Input', 'input']) {
    for (const asked of ['Input', 'input']) {
      test(`a host that has ${survivor}.html alone shows ${asked} first when asked for it`, async ({
        page,
      }) => {
        const body = await (await page.request.get(`/api/core/${survivor}`)).text();
        await page.route(/\/api\/core\/input$/i, (route) =>
          route.fulfill({ body, contentType: 'text/html' }),
        );
        await page.goto(`/api/core/${asked}`);
        await expect(page.locator('.article .reference-name').first()).toHaveText(asked);
        const names = await page.locator('.article .reference-name').allTextContents();
        expect(names.sort()).toEqual(['Input', 'input']);
        await expect(page.locator('#input_required_0')).toBeAttached();
        await expect(page.locator('#alias')).toBeAttached();
      });
    }
  }
});

test.describe('on paper', () => {
  test('the whole declaration is there', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/api/common/http/HttpClient');
    const panel = page.locator('.api-panel pre');
    const hidden = await panel.evaluate((pre) => pre.scrollHeight - pre.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await expect(page.locator('.item-link').first()).toBeHidden();
  });
});

test('?tab= leads to the section that was a tab once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/api/common/DatePipe?tab=usage-notes');
  await expect(page.locator('#usage-notes')).toBeInViewport();
});

test('versions look alike, and an entry without a mark is stable', async ({ page }) => {
  await page.goto('/api/core/signal');
  await expect(page.locator('.reference-title').first()).toContainText('Stable');
  await page.goto('/api/animations/animate');
  await expect(page.locator('.reference-title').first()).toContainText('Deprecated since v20.2');
});
