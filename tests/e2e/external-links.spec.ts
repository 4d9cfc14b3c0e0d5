import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { inspectPages } from './support/built-site.ts';
import { stubOtherHosts } from './support/network.ts';

test('every link to another site opens a tab of its own, without opener and referrer', async ({
  page,
}) => {
  const complaints = await inspectPages(page, ({ html }) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    // The notice of old versions leads to this site wherever it is served.
    const own = parsed.querySelector<HTMLAnchorElement>('.notice a[href^="http"]:not([target])');
    return (
      [...parsed.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')]
        // The menus for readers without scripts keep to one tab: they are lists of places to go to.
        .filter((link) => link !== own && !link.closest('noscript'))
        .filter(
          ({ target, relList }) =>
            target !== '_blank' || !relList.contains('noopener') || !relList.contains('noreferrer'),
        )
        .map((link) => link.outerHTML)
    );
  });
  expect(complaints).toEqual([]);
});

test('no link of this site opens a tab of its own', async ({ page }) => {
  const complaints = await inspectPages(page, ({ html }) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return [...parsed.querySelectorAll<HTMLAnchorElement>('a[href^="/"][target]')].map(
      (link) => link.outerHTML,
    );
  });
  expect(complaints).toEqual([]);
});

test('a link to another site leaves the page alone', async ({ page, context }) => {
  await stubOtherHosts(page);
  await page.goto(addresses.overview);
  const opened = context.waitForEvent('page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'GitHub' }).click();
  const other = await opened;
  await expect(other).toHaveURL(/^https:\/\/github\.com\//);
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL(addresses.overview);
});
