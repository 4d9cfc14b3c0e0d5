// The steps of "Your first Angular app" that readers take in a project of their own have no goals. This checks that their answers do what the texts say.
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { violations, WCAG } from '../../support/axe.ts';
import { type Application, pagesFolder, steps } from './applications.ts';
import { expect, open, test, unguarded } from './fixtures.ts';

function stepNamed(name: string) {
  const found = steps.find(({ id }) => id === `first-app/${name}`);
  if (!found?.answer) throw new Error(`There is no step ${name} with an answer.`);
  return { ...found, answer: found.answer };
}

const services = stepNamed('09-services');
const routing = stepNamed('10-routing');
const details = stepNamed('11-details-page');
const forms = stepNamed('12-forms');
const search = stepNamed('13-search');
const http = stepNamed('14-http');

const flats = (page: Page) => page.locator('app-housing-location');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const flatLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const path = (page: Page) => new URL(page.url()).pathname.replace(/.*\/(?:start|answer)\//, '/');

/** Opens an application at one of its addresses. Each of them answers with its page, as the development server does. */
async function visit(page: Page, application: Application, address = ''): Promise<void> {
  const served = join(pagesFolder, application.name, 'index.html');
  await page.route(`**/${application.name}/details/**`, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ path: served })
      : route.fallback(),
  );
  if (address === '') return open(page, application);
  await page.goto(`/${application.name}/${address}`);
  await expect(page.locator('[ng-version]')).toBeAttached();
}

test('each step starts with the answer of the step before', () => {
  // The first one has the files of a new project besides, and its main.ts.
  const { '/src/main.ts': _main, ...moved } = services.answer.files;
  expect(routing.start.files).toMatchObject(moved);
  const inOrder = [routing, details, forms, search, http];
  for (const [index, { id, start }] of inOrder.slice(1).entries()) {
    expect(start.files, id).toEqual(inOrder[index]?.answer.files);
  }
});

test.describe('routing', () => {
  test('starts with the list, without links', async ({ page }) => {
    await visit(page, routing.start);
    await expect(flats(page)).toHaveCount(6);
    await expect(page.getByRole('link')).toHaveCount(0);
  });

  test('the name of a flat leads to its address, and Keyring and the browser lead back', async ({
    page,
  }) => {
    await visit(page, routing.answer);
    await expect(page).toHaveTitle('Keyring: flats to rent');
    await flatLink(page, 'Sail Loft').click();
    await expect(page.getByText('details works!')).toBeVisible();
    await expect(page).toHaveTitle('Keyring: details');
    expect(path(page)).toBe('/details/1');
    await page.getByRole('link', { name: 'Keyring' }).click();
    await expect(flats(page)).toHaveCount(6);
    expect(path(page)).toBe('/');
    await page.goBack();
    await expect(page.getByText('details works!')).toBeVisible();
    await page.goBack();
    await expect(flats(page)).toHaveCount(6);
  });
});

test.describe('details page', () => {
  test('starts with the same text for each flat', async ({ page }) => {
    await visit(page, details.start, 'details/2');
    await expect(page.getByText('details works!')).toBeVisible();
  });

  test('shows the flat of the address, also after a reload, and all flats again', async ({
    page,
  }) => {
    await visit(page, details.answer);
    await flatLink(page, 'Old Bakery').press('Enter');
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(heading(page, 'Old Bakery')).toBeVisible();
      await expect(page.getByText('Brindle Hill')).toBeVisible();
      await expect(page.getByText('€690 a month')).toBeVisible();
      await expect(page.getByText('Balcony: no')).toBeVisible();
      const photo = page.getByAltText('Facade of Old Bakery');
      await expect(photo).toHaveJSProperty('complete', true);
      await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    }
    expect(await violations(page, { runOnly: WCAG })).toEqual([]);
    await page.getByRole('link', { name: 'See all flats' }).click();
    await expect(flats(page)).toHaveCount(6);
    await page.goBack();
    await expect(heading(page, 'Old Bakery')).toBeVisible();
  });

  for (const number of ['99', 'none']) {
    test(`says that there is no flat ${number}`, async ({ page }) => {
      await visit(page, details.answer, `details/${number}`);
      await expect(heading(page, 'Flat not found')).toBeVisible();
      await page.getByRole('link', { name: 'See all flats' }).click();
      await expect(flats(page)).toHaveCount(6);
    });
  }
});

test.describe('form', () => {
  const send = (page: Page) => page.getByRole('button', { name: 'Send' });
  const nameError = (page: Page) => page.getByText('Enter your first name.');
  const emailError = (page: Page) => page.getByText('Enter an email address');

  test('is not there at the start', async ({ page }) => {
    await visit(page, forms.start, 'details/1');
    await expect(heading(page, 'Sail Loft')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('says what is missing, beside the field and for screen readers', async ({ page }) => {
    await visit(page, forms.answer, 'details/1');
    await expect(nameError(page)).toHaveCount(0);
    await send(page).click();
    await expect(nameError(page)).toBeVisible();
    await expect(emailError(page)).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Complete the form, then send it again.');
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
      'Enter your first name.',
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { runOnly: WCAG })).toEqual([]);
    await page.getByLabel('Email').fill('ada');
    await expect(emailError(page)).toBeVisible();
    await page.getByLabel('Email').fill('ada@example.com');
    await expect(emailError(page)).toHaveCount(0);
  });

  test('thanks and is empty again after Enter in a field', async ({ page }) => {
    await visit(page, forms.answer, 'details/1');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Message (optional)').fill('On Friday?');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('status')).toHaveText(
      'Thank you, Ada. We will write to you about Sail Loft.',
    );
    for (const label of ['First name', 'Email', 'Message (optional)'])
      await expect(page.getByLabel(label)).toHaveValue('');
    await expect(nameError(page)).toHaveCount(0);
  });

  test('is not on the page of an unknown flat', async ({ page }) => {
    await visit(page, forms.answer, 'details/99');
    await expect(heading(page, 'Flat not found')).toBeVisible();
    await expect(send(page)).toHaveCount(0);
  });
});

test.describe('search', () => {
  const field = (page: Page) => page.getByLabel('Town');
  const found = (page: Page) => page.getByRole('status');

  test('does nothing at the start', async ({ page }) => {
    await visit(page, search.start);
    await field(page).fill('hill');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(flats(page)).toHaveCount(6);
  });

  test('shows the flats in a town, says that there is none, and shows all again', async ({
    page,
  }) => {
    await visit(page, search.answer);
    await expect(found(page)).toHaveText('Flats found: 6');
    await field(page).fill(' hill');
    await expect(flats(page)).toHaveCount(6);
    await field(page).press('Enter');
    await expect(flats(page)).toHaveCount(2);
    await expect(flats(page).filter({ hasText: 'Brindle Hill' })).toHaveCount(2);
    await expect(found(page)).toHaveText('Flats found: 2');
    await field(page).fill('Paris');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No flat in “Paris”. Try another town.')).toBeVisible();
    await expect(found(page)).toHaveText('Flats found: 0');
    expect(await violations(page, { runOnly: WCAG })).toEqual([]);
    await field(page).fill('');
    await field(page).press('Enter');
    await expect(flats(page)).toHaveCount(6);
    expect(new URL(page.url()).search).toBe('');
  });

  test('finds a flat whose page opens', async ({ page }) => {
    await visit(page, search.answer);
    await field(page).fill('Ashwick');
    await field(page).press('Enter');
    await flatLink(page, 'Glass Court').click();
    await expect(heading(page, 'Glass Court')).toBeVisible();
  });
});

test.describe('HTTP', () => {
  const loading = (page: Page) => page.getByText('Loading the flats');

  /** Remembers in the page that it has shown the line, which is there for 600 ms only, and may be gone before a busy machine looks. */
  const rememberLoading = (page: Page) =>
    page.addInitScript(() => {
      const look = () => {
        if (document.body?.textContent?.includes('Loading the flats'))
          Object.assign(window, { hasShownLoading: true });
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
  const expectToHaveLoaded = (page: Page) =>
    expect.poll(() => page.evaluate(() => 'hasShownLoading' in window)).toBe(true);

  test('loads the flats from memory in the playground', async ({ page }) => {
    await rememberLoading(page);
    await visit(page, http.answer);
    await expectToHaveLoaded(page);
    await expect(flats(page)).toHaveCount(6);
    await expect(loading(page)).toHaveCount(0);
    await page.getByLabel('Town').fill('quay');
    await page.getByLabel('Town').press('Enter');
    await expect(flats(page)).toHaveCount(2);
  });

  test('opens a details page directly', async ({ page }) => {
    await rememberLoading(page);
    await visit(page, http.answer, 'details/5');
    await expectToHaveLoaded(page);
    await expect(heading(page, 'Harbor Tower')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Harbor Tower')).toBeVisible();
  });

  // The browser reports a failed request in the console.
  unguarded('says that a request failed, and tries again', async ({ page }) => {
    if (!http.withServer) throw new Error('The answer has no main.ts of its own.');
    let isBroken = true;
    await page.route('**/api/locations', async (route) => {
      if (isBroken) return route.fulfill({ status: 500 });
      const one = { id: 7, name: 'Mill End', town: 'Norbeck', rooms: 1, rentPerMonth: 500 };
      return route.fulfill({ json: [{ ...one, photo: 'photos/glass-court.svg' }] });
    });
    await visit(page, http.withServer);
    await expect(page.getByRole('alert')).toHaveText('The flats could not be loaded.');
    expect(await violations(page, { runOnly: WCAG })).toEqual([]);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(flats(page)).toHaveCount(1);
    await flatLink(page, 'Mill End').click();
    await expect(heading(page, 'Mill End')).toBeVisible();
  });
});
