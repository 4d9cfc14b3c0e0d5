import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectNewWindow, expectSameWindow, markWindow } from './support/marker.ts';
import { documentRequests } from './support/network.ts';
import { watchProblems } from './support/problems.ts';
import { docsSidebar, heading, homeLink, mainNavigation } from './support/shell.ts';

const sidebarLink = (page: Page, name: string) => docsSidebar(page).getByRole('link', { name });

/** Runs in the page: waits until what it started has had its turn. The network is never idle for certain, as running examples come and go. */
const idle = () => new Promise((done) => requestIdleCallback(done));

test.beforeEach(async ({ page }) => {
  await page.goto(addresses.overview);
  await markWindow(page);
});

test('links of this site are followed without loading a new document', async ({ page }) => {
  await sidebarLink(page, 'Installation').click();
  await expect(page).toHaveURL(addresses.installation);
  await homeLink(page).click();
  await expect(page).toHaveURL(addresses.home);
  await mainNavigation(page).getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(addresses.overview);
  await expectSameWindow(page);
});

test('links to the page in view, and a second link before the first has led on, are no errors', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await sidebarLink(page, 'What is Angular?').click();
  await sidebarLink(page, 'Installation').dblclick();
  await expect(page).toHaveURL(addresses.installation);
  await sidebarLink(page, 'Installation').click();
  await page.evaluate(idle);
  expect(problems).toEqual([]);
  await expectSameWindow(page);
});

test('a page is the same, whether loaded or navigated to', async ({ page }) => {
  const head = () =>
    page.evaluate(() => {
      const attribute = (selector: string, name: string) =>
        document.head.querySelector(selector)?.getAttribute(name);
      return {
        title: document.title,
        language: document.documentElement.lang,
        canonical: attribute('link[rel="canonical"]', 'href'),
        description: attribute('meta[name="description"]', 'content'),
        address: attribute('meta[property="og:url"]', 'content'),
        policy: attribute('meta[http-equiv="content-security-policy"]', 'content'),
        section: document.body.dataset['section'],
        headings: [...document.querySelectorAll('h1, h2, h3')].map(
          ({ textContent }) => textContent,
        ),
      };
    });
  await page.goto(addresses.installation);
  const loaded = await head();
  await page.goto(addresses.overview);
  await markWindow(page);
  const before = await head();
  expect(before.title).not.toBe(loaded.title);
  expect(before.canonical).not.toBe(loaded.canonical);
  await sidebarLink(page, 'Installation').click();
  await expect(page).toHaveTitle(loaded.title);
  await expect.poll(head).toEqual(loaded);
  await expectSameWindow(page);
});

test('history leads back and forward, without loading', async ({ page }) => {
  await sidebarLink(page, 'Installation').click();
  await expect(page).toHaveURL(addresses.installation);
  await page.goBack();
  await expect(page).toHaveURL(addresses.overview);
  await expect(sidebarLink(page, 'What is Angular?')).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(page).toHaveURL(addresses.installation);
  await expect(sidebarLink(page, 'Installation')).toHaveAttribute('aria-current', 'page');
  await expectSameWindow(page);
});

test('the new title is announced, and Tab starts at the top of the page', async ({ page }) => {
  await sidebarLink(page, 'Installation').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addresses.installation);
  const announcer = page.locator('[aria-live="assertive"]');
  await expect(announcer).toHaveText(await page.title());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to main content' })).toBeFocused();
});

test('the link of the page itself changes nothing', async ({ page }) => {
  const title = await page.title();
  const entries = await page.evaluate(() => history.length);
  const swapped = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('astro:page-load', resolve)),
  );
  await sidebarLink(page, 'What is Angular?').click();
  await swapped;
  await expect(page).toHaveURL(addresses.overview);
  await expect(page).toHaveTitle(title);
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expectSameWindow(page);
});

for (const modifier of ['Control', 'Shift'] as const) {
  test(`${modifier} and a click open the page beside this one`, async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await sidebarLink(page, 'Installation').click({ modifiers: [modifier] });
    const other = await opened;
    await expect(other).toHaveURL(addresses.installation);
    await expectNewWindow(other);
    await expect(page).toHaveURL(addresses.overview);
    await expectSameWindow(page);
  });
}

test('a link with a target is left to the browser', async ({ page, context }) => {
  await sidebarLink(page, 'Installation').evaluate((link) => {
    (link as HTMLAnchorElement).target = '_blank';
  });
  const opened = context.waitForEvent('page');
  await sidebarLink(page, 'Installation').click();
  await expect(await opened).toHaveURL(addresses.installation);
  await expect(page).toHaveURL(addresses.overview);
});

test('an absolute address of this site counts as one of its own', async ({ page }) => {
  await sidebarLink(page, 'Installation').evaluate((link) => {
    (link as HTMLAnchorElement).setAttribute('href', (link as HTMLAnchorElement).href);
  });
  await sidebarLink(page, 'Installation').click();
  await expect(page).toHaveURL(addresses.installation);
  await expectSameWindow(page);
});

test('pointing at a link fetches its page ahead', async ({ page }) => {
  const ahead = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === addresses.installation &&
      request.headers()['sec-purpose'] === 'prefetch',
  );
  await sidebarLink(page, 'Installation').hover();
  await ahead;
  await expect(page).toHaveURL(addresses.overview);
});

test('focusing a link fetches its page ahead', async ({ page }) => {
  const ahead = page.waitForRequest(
    (request) => new URL(request.url()).pathname === addresses.installation,
  );
  await sidebarLink(page, 'Installation').focus();
  await ahead;
});

test('a navigation asks for one document, and for no style sheet or script again', async ({
  page,
}) => {
  await sidebarLink(page, 'Installation').click();
  await expect(page).toHaveURL(addresses.installation);
  await page.evaluate(idle);
  const documents = documentRequests(page);
  const files: string[] = [];
  page.on('request', (request) => {
    const isOfPage = request.frame() === page.mainFrame();
    if (isOfPage && ['script', 'stylesheet', 'font'].includes(request.resourceType()))
      files.push(request.url());
  });
  await sidebarLink(page, 'What is Angular?').click();
  await expect(page).toHaveURL(addresses.overview);
  await page.evaluate(idle);
  // A running example is a document of its own.
  const ofPage = documents.filter((path) => !path.startsWith('/examples/'));
  expect(ofPage).toEqual([addresses.overview]);
  expect(files).toEqual([]);
});
