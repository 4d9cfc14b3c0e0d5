import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { holdScript, holdScripts, slowDown } from '../support/network.ts';
import {
  docsSidebar,
  heading,
  homeLink,
  menuTrigger,
  openMenu,
  phoneOpener,
} from '../support/shell.ts';
import {
  activeRow,
  commonQuery,
  historyList,
  openSearch,
  resultRows,
  searchButton,
  searchDialog,
  searchField,
  searchFor,
  storedHistory,
} from './support.ts';

test('open, type, move, open a result, favorite, remove and close, with the keyboard alone', async ({
  page,
}) => {
  await page.goto(addresses.overview);
  await homeLink(page).focus();
  await searchFor(page, commonQuery);
  await page.keyboard.press('ArrowDown');
  const row = await activeRow(page);
  const href = (await row.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(searchDialog(page)).toBeHidden();
  await expect(page).toHaveURL(href);
  expect((await storedHistory(page)).map(({ url }) => url)).toEqual([href]);

  await homeLink(page).focus();
  await openSearch(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  const recent = historyList(page, 'Recent').getByRole('row');
  await expect(recent).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Make favorite' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(recent).toHaveCount(0);
  await expect(historyList(page, 'Favorite').getByRole('row')).toHaveCount(1);
  await expect(searchField(page)).toBeFocused();
  expect((await storedHistory(page)).map(({ isFavorite }) => isFavorite)).toEqual([true]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove item' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(searchDialog(page)).toContainText('Start typing to see results');
  await expect(searchField(page)).toBeFocused();
  expect(await storedHistory(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
  await expect(homeLink(page)).toBeFocused();
});

for (const chord of ['Control+k', 'Control+K', 'Meta+k']) {
  test(`${chord} opens and closes`, async ({ page }) => {
    await page.goto(addresses.overview);
    await page.keyboard.press(chord);
    await expect(searchDialog(page)).toBeVisible();
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press(chord);
    await expect(searchDialog(page)).toBeHidden();
  });
}

test('a slash opens, but in a text field it is a slash', async ({ page }) => {
  await page.goto('/api');
  const filter = page.getByRole('searchbox', { name: 'Filter by name' });
  await filter.press('/');
  await expect(filter).toHaveValue('/');
  await filter.fill('');
  await heading(page).focus();
  await page.keyboard.press('/');
  await expect(searchDialog(page)).toBeVisible();
  await expect(searchField(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(searchField(page)).toHaveValue('a/b');
});

test('the first row of each answer is active, arrows wrap around, and the focus stays in the field', async ({
  page,
}) => {
  await page.goto(addresses.overview);
  await searchFor(page, commonQuery);
  const rows = resultRows(page);
  const last = (await rows.count()) - 1;
  expect(last).toBeGreaterThan(2);
  const selected = page.locator('[role="option"][aria-selected="true"]');
  const expectActive = async (index: number) => {
    await expect(rows.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toHaveCount(1);
    await expect(await activeRow(page)).toHaveAttribute('aria-selected', 'true');
    await expect(searchField(page)).toBeFocused();
  };
  await expectActive(0);
  await page.keyboard.press('ArrowUp');
  await expectActive(last);
  await expect(rows.nth(last)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await searchField(page).fill('component');
  await expect(searchDialog(page).getByRole('status')).toContainText('“component”');
  await expectActive(0);
});

test('Tab goes from the field through its button and the rows to the link of the provider, and stays inside', async ({
  page,
}) => {
  await page.goto(addresses.overview);
  await searchFor(page, commonQuery);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(resultRows(page).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const isOutside = () =>
    page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
  expect(await isOutside()).toBe(false);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} presses the button, and the focus returns to it`, async ({ page }) => {
    await page.goto(addresses.overview);
    for (const _ of ['while it loads', 'once it is there']) {
      await searchButton(page).focus();
      await page.keyboard.press(key);
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toBeHidden();
      await expect(searchButton(page)).toBeFocused();
    }
  });
}

test('arrows and Enter belong to the input method while it composes', async ({ page }) => {
  await page.goto(addresses.overview);
  await searchFor(page, commonQuery);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const status = searchDialog(page).getByRole('status');
  const before = await status.textContent();
  await searchField(page).fill('');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', {
    text: 'sign',
    selectionStart: 4,
    selectionEnd: 4,
  });
  await expect(searchField(page)).toHaveValue('sign');
  for (const key of ['ArrowDown', 'Enter']) {
    await searchField(page).dispatchEvent('keydown', { key, isComposing: true, bubbles: true });
  }
  await expect(searchDialog(page)).toBeVisible();
  expect(before).toContain(commonQuery);
  await expect(status).toHaveText('');
  await expect(resultRows(page)).toHaveCount(0);
  await client.send('Input.insertText', { text: 'signals' });
  await expect(searchField(page)).toHaveValue('signals');
  await expect(status).toContainText('“signals”');
  await expect(page).toHaveURL(addresses.overview);
});

test('Enter acts on what stands in the field, also before its results are there', async ({
  page,
}) => {
  await page.goto(addresses.overview);
  await searchFor(page, 'router');
  await searchField(page).fill('HttpClient');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/common/http/HttpClient');
  await expect(searchDialog(page)).toBeHidden();
});

test('what is typed while the dialog loads arrives in it, and impatience does not close it', async ({
  page,
}) => {
  await page.goto(addresses.overview);
  const script = await holdScript(page, 'dialog');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('progressbar', { name: 'Page load progress' })).toBeVisible();
  await page.keyboard.type('router/');
  await page.keyboard.press('Control+k');
  script.open();
  await expect(searchField(page)).toHaveValue('router/');
  await expect(searchDialog(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await page.keyboard.type('link');
  await expect(searchField(page)).toHaveValue('router/link');
});

test('what is typed while the dialog loads arrives in it from the button of a narrow window too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(addresses.overview);
  const script = await holdScript(page, 'dialog');
  await page.locator('[data-search]:visible').click();
  await expect(page.getByRole('progressbar', { name: 'Page load progress' })).toBeVisible();
  await page.keyboard.type('router');
  script.open();
  await expect(searchField(page)).toHaveValue('router');
});

for (const key of ['Control+k', '/']) {
  test(`${key} before the modules of the page opens once they are there, with what is typed meanwhile`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto(addresses.overview, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press(key);
    await page.keyboard.type('router');
    await expect(page.locator('[data-search]').first()).toHaveAttribute('aria-busy', 'true');
    scripts.open();
    await expect(searchField(page)).toHaveValue('router');
    await expect(searchField(page)).toBeFocused();
    await expect(searchButton(page)).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toBeHidden();
  });
}

for (const wait of ['domcontentloaded', 'load'] as const) {
  test(`a reader who types on while the dialog opens after ${wait} loses no letter`, async ({
    page,
  }) => {
    await slowDown(page);
    await page.goto(addresses.overview, { waitUntil: wait });
    await page.keyboard.press('/');
    const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(3);
    let typed = '';
    // On from where the dialog is open: letters have to come before, in between and after.
    for (let after = 0; after < 5; after += (await searchField(page).isVisible()) ? 1 : 0) {
      const letter = letters[typed.length % letters.length] as string;
      await page.keyboard.press(letter);
      typed += letter;
      await page.waitForTimeout(100);
    }
    await expect(searchField(page)).toHaveValue(typed);
  });
}

test('Control+k leads to the page of the search where the modules of a page are missing', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(addresses.overview, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search');
});

test('a press whose page was left opens nothing on the next one', async ({ page }) => {
  // Held back before the page is opened: nothing can have asked for it earlier.
  const script = await holdScript(page, 'dialog');
  await page.goto(addresses.overview);
  await page.keyboard.press('Control+k');
  await homeLink(page).click();
  await expect(page).toHaveURL(addresses.home);
  const loaded = page.waitForResponse(/\/dialog[\w.-]*\.(js|tsx)/);
  script.open();
  await loaded;
  await expect(searchButton(page)).not.toHaveAttribute('aria-busy');
  await expect(searchDialog(page)).toBeHidden();
  await openSearch(page);
});

test('the slash can be switched off; Shift leaves the keys to the browser', async ({ page }) => {
  await page.goto(addresses.overview);
  await page.keyboard.press('Control+Shift+K');
  await expect(searchDialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await page.getByRole('checkbox', { name: '/ opens the search' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(searchDialog(page)).toBeHidden();
  await page.reload();
  await page.keyboard.press('/');
  await openSearch(page);
  await page.getByRole('checkbox', { name: '/ opens the search' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(searchDialog(page)).toBeVisible();
});

test('with a menu open it closes the menu, and the focus returns to its trigger', async ({
  page,
}) => {
  await page.goto(addresses.overview);
  await menuTrigger(page, 'theme').click();
  await expect(openMenu(page, 'theme')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await expect(openMenu(page, 'theme')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menuTrigger(page, 'theme')).toBeFocused();
});

test('with the drawer open it closes the drawer, and the focus returns to its opener', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addresses.overview);
  await phoneOpener(page).click();
  await expect(docsSidebar(page)).toBeInViewport();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(phoneOpener(page)).toBeFocused();
});
