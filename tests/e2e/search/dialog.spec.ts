import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { holdBack, holdScripts } from '../support/network.ts';
import { watchProblems } from '../support/problems.ts';
import { heading, homeLink } from '../support/shell.ts';
import { refusals, refuseStorage } from '../support/storage.ts';
import {
  commonQuery,
  historyList,
  openSearch,
  resultRows,
  searchButton,
  searchDialog,
  searchField,
  searchFor,
  storedHistory,
  storeHistory,
  strangeQuery,
  titledPage,
  useTitles,
} from './support.ts';

const status = (page: Parameters<typeof searchDialog>[0]) => searchDialog(page).getByRole('status');

test.describe('opening and closing', () => {
  test('nothing of the search is loaded before the reader wants it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(addresses.overview, { waitUntil: 'networkidle' });
    const isOfSearch = (path: string) => /^\/(?:search|pagefind)|dialog/.test(path);
    expect(asked.filter(isOfSearch)).toEqual([]);
    await searchFor(page, commonQuery);
    expect(asked.filter(isOfSearch)).not.toEqual([]);
  });

  test('a click is not lost while the dialog loads', async ({ page }) => {
    await page.goto(addresses.overview, { waitUntil: 'networkidle' });
    const gate = await holdScripts(page);
    await searchButton(page).click();
    await expect(searchDialog(page)).toBeHidden();
    gate.open();
    await expect(searchField(page)).toBeFocused();
    await expect(page).toHaveURL(addresses.overview);
  });

  test('where the dialog can not be loaded, the button leads to the page of the search', async ({
    page,
  }) => {
    await page.goto(addresses.overview, { waitUntil: 'networkidle' });
    await page.route('**/_astro/dialog*.js', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/search');
  });

  test('a press outside closes it, one inside does not', async ({ page }) => {
    await page.goto(addresses.overview);
    await searchButton(page).click();
    await searchDialog(page).getByText('Start typing').click();
    await expect(searchDialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(searchDialog(page)).toBeHidden();
  });

  test('a selection that is drawn from inside to outside does not close it', async ({ page }) => {
    await page.goto(addresses.overview);
    await searchFor(page, strangeQuery);
    const box = await searchField(page).boundingBox();
    if (!box) throw new Error('The field has no box.');
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(searchDialog(page)).toBeVisible();
  });

  test('navigations close it, also those by the history', async ({ page }) => {
    await page.goto(addresses.overview);
    await page.goto(`${addresses.signals}`);
    await openSearch(page);
    await page.goBack();
    await expect(page).toHaveURL(addresses.overview);
    await expect(searchDialog(page)).toBeHidden();
    await openSearch(page);
    await expect(searchDialog(page)).toBeVisible();
  });

  test('what is opened while a page loads stays open, with its focus', async ({ page }) => {
    await page.goto(addresses.overview, { waitUntil: 'networkidle' });
    const gate = await holdBack(page, addresses.home);
    await homeLink(page).click();
    await openSearch(page);
    await page.keyboard.type('sig');
    gate.open();
    await expect(page).toHaveURL(addresses.home);
    await page.keyboard.type('nal');
    await expect(searchField(page)).toHaveValue('signal');
    await expect(searchField(page)).toBeFocused();
    await expect(resultRows(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();
  });

  test('it works, and looks, the same after the router has swapped pages', async ({ page }) => {
    await page.goto(addresses.overview);
    await searchFor(page, commonQuery);
    const look = () =>
      searchDialog(page).evaluate((dialog) => {
        const { width, borderRadius, backgroundColor } = getComputedStyle(dialog);
        return { width, borderRadius, backgroundColor };
      });
    const before = await look();
    expect(before.width).toBe('750px');
    await page.keyboard.press('Escape');
    await homeLink(page).click();
    await expect(page).toHaveURL(addresses.home);
    await openSearch(page);
    await expect(searchField(page)).toHaveValue(commonQuery);
    expect(await look()).toEqual(before);
  });

  test('the query stays, and is selected when the dialog opens again', async ({ page }) => {
    await page.goto(addresses.overview);
    await searchFor(page, commonQuery);
    await page.keyboard.press('Escape');
    await openSearch(page);
    await expect(searchField(page)).toHaveValue(commonQuery);
    await expect(resultRows(page).first()).toBeVisible();
    const selected = await searchField(page).evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
    expect(selected).toBe(commonQuery);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(searchField(page)).toHaveValue('');
    await expect(searchField(page)).toBeFocused();
    await expect(resultRows(page)).toHaveCount(0);
  });

  test('text that is selected in the page is the first query', async ({ page }) => {
    await page.goto(addresses.signals);
    const text = await heading(page).evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return element.textContent?.trim() ?? '';
    });
    await openSearch(page);
    await expect(searchField(page)).toHaveValue(text);
    await expect(resultRows(page).first()).toContainText(text);
  });

  test('?search= opens it with the query, and an empty one opens it empty', async ({ page }) => {
    await page.goto(`${addresses.home}?search=${commonQuery}`);
    await expect(searchField(page)).toHaveValue(commonQuery);
    await expect(resultRows(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(searchDialog(page)).toBeHidden();
    expect(await storedHistory(page)).toHaveLength(1);
    await page.goto(`${addresses.overview}?search`);
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('');
  });
});

test.describe('results', () => {
  test('the count is announced', async ({ page }) => {
    await page.goto(addresses.overview);
    await searchFor(page, commonQuery);
    const count = await resultRows(page).count();
    await expect(status(page)).toHaveText(`${count} results for “${commonQuery}”.`);
  });

  test('a click opens a result and records it, also in another tab', async ({ page, context }) => {
    await page.goto(addresses.overview);
    await searchFor(page, commonQuery);
    const [first, second] = [resultRows(page).first(), resultRows(page).nth(1)];
    const [firstAddress, secondAddress] = [
      await first.getAttribute('href'),
      await second.getAttribute('href'),
    ];
    const opened = context.waitForEvent('page');
    await first.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(searchDialog(page)).toBeVisible();
    await second.click();
    await expect(searchDialog(page)).toBeHidden();
    await expect(page).toHaveURL(secondAddress ?? '');
    expect((await storedHistory(page)).map(({ url }) => url)).toEqual([
      secondAddress,
      firstAddress,
    ]);
  });

  test('the pointer does not make a result active', async ({ page }) => {
    await page.goto(addresses.overview);
    await searchFor(page, commonQuery);
    await resultRows(page).nth(1).hover();
    await expect(resultRows(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('those of the query before stay while the next one is on its way', async ({ page }) => {
    await useTitles(page, [titledPage('/one', 'First'), titledPage('/two', 'Second')]);
    await page.goto(addresses.overview);
    await openSearch(page);
    await expect(searchDialog(page)).toContainText('Start typing to see results');
    await searchField(page).fill('first');
    await expect(resultRows(page)).toHaveText(/First/);
    await searchField(page).fill('second');
    await expect(resultRows(page)).toHaveText(/First/);
    await expect(resultRows(page)).toHaveText(/Second/);
  });

  test('a query without results says so, and offers to report it', async ({ page }) => {
    await page.goto(addresses.overview);
    await searchFor(page, strangeQuery);
    await expect(searchDialog(page)).toContainText('No results found');
    await expect(status(page)).toHaveText(`No results found for “${strangeQuery}”.`);
    const href = await searchDialog(page)
      .getByRole('link', { name: 'Report it' })
      .getAttribute('href');
    const report = new URL(href ?? '');
    expect(report.pathname).toMatch(/\/issues\/new$/);
    expect(report.searchParams.get('title')).toContain(strangeQuery);
  });

  test('a search that fails says so, and can be tried again', async ({ page }) => {
    await page.route('**/search/titles.json', (route) => route.abort());
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto(addresses.overview);
    await searchFor(page, commonQuery);
    const retry = searchDialog(page).getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(status(page)).toContainText('failed');
    await page.unroute('**/search/titles.json');
    await page.unroute('**/pagefind/**');
    await retry.click();
    await expect(resultRows(page).first()).toBeVisible();
    await expect(retry).toBeHidden();
  });
});

test.describe('history', () => {
  const items = [
    { url: '/essentials', label: 'Essentials' },
    { url: '/overview', label: 'What is it?', subLabel: 'Where to begin' },
    { url: '/installation', label: 'Installation', isFavorite: true },
  ];

  test('recent results come before favorites, and arrows run through both', async ({ page }) => {
    await page.goto(addresses.home);
    await storeHistory(page, items);
    await openSearch(page);
    await expect(historyList(page, 'Recent').getByRole('row')).toHaveText([
      /Essentials/,
      /What is it\?.*→ Where to begin/,
    ]);
    await expect(historyList(page, 'Favorite').getByRole('row')).toHaveText([/Installation/]);
    const rows = searchDialog(page).getByRole('row');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/installation');
    await expect(searchDialog(page)).toBeHidden();
  });

  test('the pointer makes a row active where it moves', async ({ page }) => {
    await page.goto(addresses.home);
    await storeHistory(page, items);
    await openSearch(page);
    const rows = searchDialog(page).getByRole('row');
    await rows.first().hover();
    await rows.nth(1).hover();
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('opening an item again brings it to the front', async ({ page }) => {
    await page.goto(addresses.home);
    await storeHistory(page, items);
    await openSearch(page);
    await historyList(page, 'Recent').getByRole('link', { name: 'What is it?' }).click();
    await expect(page).toHaveURL('/overview');
    await openSearch(page);
    await expect(historyList(page, 'Recent').getByRole('row')).toHaveText([
      /What is it\?/,
      /Essentials/,
    ]);
  });

  test('what another program has left in storage does no harm', async ({ page }) => {
    const problems = watchProblems(page);
    await page.goto(addresses.home);
    for (const stored of ['{', '[{"url":"javascript:alert(1)","labelHtml":"<img>"}]', 'null']) {
      await page.evaluate((text) => localStorage.setItem('docs-search-history-v1', text), stored);
      await openSearch(page);
      await expect(searchDialog(page)).toContainText('Start typing to see results');
      await page.keyboard.press('Escape');
    }
    expect(problems).toEqual([]);
  });

  for (const refusal of refusals) {
    test(`without storage (${refusal}) it lasts for the page`, async ({ page }) => {
      await refuseStorage(page, refusal);
      const problems = watchProblems(page);
      await page.goto(addresses.overview);
      await searchFor(page, commonQuery);
      await page.keyboard.press('Enter');
      await expect(searchDialog(page)).toBeHidden();
      await openSearch(page);
      await searchField(page).fill('');
      await expect(historyList(page, 'Recent').getByRole('row')).toHaveCount(1);
      await page.getByRole('button', { name: 'Remove item' }).click();
      await expect(searchDialog(page)).toContainText('Start typing to see results');
      expect(problems).toEqual([]);
    });
  }
});

test('records that hold markup are shown as text', async ({ page }) => {
  const attack = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
  const problems = watchProblems(page);
  await useTitles(page, [
    titledPage('/one', `signal ${attack}`, `signal ${attack}`),
    titledPage('javascript:window.attacked=1', 'signal two'),
    titledPage('//evil.example/', 'signal three'),
  ]);
  await page.goto(addresses.overview);
  await searchFor(page, 'signal');
  const hostile = resultRows(page).filter({ hasText: attack });
  await expect(hostile).toHaveCount(1);
  await expect(searchDialog(page).locator('img, script')).toHaveCount(0);
  for (const row of await resultRows(page).all()) {
    expect(await row.evaluate((link: HTMLAnchorElement) => link.origin)).toBe(
      new URL(page.url()).origin,
    );
  }
  await page.unroute('**/search/titles.json');
  await hostile.click();
  await expect(page).toHaveURL('/404');
  await openSearch(page);
  await searchField(page).fill('');
  await expect(historyList(page, 'Recent')).toContainText(attack);
  await expect(searchDialog(page).locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  // The page that the first row leads to does not exist.
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('while the index loads, the dialog says so; a closed one stays closed on the way back', async ({
  page,
}) => {
  const titles = await holdBack(page, '/search/titles.json');
  await page.goto(`${addresses.overview}?search=${commonQuery}`);
  await expect(searchDialog(page)).toContainText('Searching…');
  titles.open();
  await expect(resultRows(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
  await homeLink(page).click();
  await expect(page).toHaveURL(addresses.home);
  await page.goBack();
  await expect(page).toHaveURL(addresses.overview);
  await expect(searchDialog(page)).toBeHidden();
});

test('a long query makes an address that can be opened', async ({ page }) => {
  await page.goto(addresses.overview);
  await searchFor(page, strangeQuery);
  await searchField(page).fill(strangeQuery.repeat(300));
  const report = searchDialog(page).getByRole('link', { name: /Report it/ });
  await expect(report).toHaveAttribute('href', /%E2%80%A6/);
  expect((await report.getAttribute('href'))?.length).toBeLessThan(2000);
});

test('nonsense finds nothing, and a row has few words', async ({ page }) => {
  await page.goto(addresses.overview);
  await searchFor(page, 'zzzzqqqqxxxx');
  for (const nonsense of ['zzzzqqqqxxxx', 'aaaaaaaa', 'hgfdsa qwer', 'asdf jkl', '1234567890']) {
    await searchField(page).fill(nonsense);
    await expect(searchDialog(page)).toContainText(`No results found for “${nonsense}”`);
    await expect(resultRows(page)).toHaveCount(0);
  }
  await searchField(page).fill('change detection');
  await expect(searchDialog(page).getByRole('status')).toContainText('“change detection”');
  const texts = await page.locator('.search-content').allTextContents();
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.split(/\s+/).length > 14)).toEqual([]);
});
