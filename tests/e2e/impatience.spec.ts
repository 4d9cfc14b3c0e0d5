import { expect, type Page, test } from '@playwright/test';
import { recordCopies, recordedCopies } from '../support/clipboard.ts';
import { newReader } from '../support/returning-reader.ts';
import { addresses } from './support/addresses.ts';
import { built, publishedPages } from './support/built-site.ts';
import { type Control, controls, others } from './support/controls.ts';
import { actFirst } from './support/first-act.ts';
import { type Gate, holdScript, slowDown } from './support/network.ts';

// Every control whose script comes at the first touch, under impatient hands: pressed twice on a slow network, pressed and left, pressed without a connection.

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Page load progress' });

/** What tells that a press has met no connection. */
const message = (page: Page) =>
  page.getByRole('status').getByText(/^You’re offline, and this needs a connection/);

/** Presses a control, or types into it. */
async function use(page: Page, { control, typed, name }: Control): Promise<void> {
  // Only the keyboard reaches what is shown while it has the focus.
  if (name === 'skipping to the content') await control(page).press('Enter');
  else await control(page).click();
  if (typed) await page.keyboard.type(typed);
}

/** What is under way when the connection is lost: nothing has been touched yet, or what comes with the first act is there. */
const moments: Record<string, (page: Page) => Promise<void>> = {
  'as the very first act': async () => {},
  'after another one': (page) =>
    actFirst(page, page.getByRole('main').getByRole('heading').first()),
};

const pressed = controls.filter(({ typed }) => !typed);

/** Opens the page of a control whose script is held back. */
async function openHeld(page: Page, { path, script, comesWithPage }: Control): Promise<Gate> {
  if (!comesWithPage) await page.goto(path, { waitUntil: 'networkidle' });
  const gate = await holdScript(page, script);
  if (comesWithPage) await page.goto(path);
  return gate;
}

for (const one of controls) {
  const { name, path, width, control, expectDone, typed, comesWithPage } = one;

  test.describe(name, () => {
    test.use({
      viewport: { width, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('on a slow network it does once what was asked', async ({ page }) => {
      test.slow();
      const gate = await openHeld(page, one);
      await slowDown(page);
      await use(page, one);
      if (!typed) {
        await expect(progress(page)).toBeVisible();
        await use(page, one);
      }
      gate.open();
      await expectDone(page);
      if (typed) await expect(control(page)).toHaveValue(typed);
      await expect(progress(page)).toBeHidden();
    });

    for (const [moment, act] of Object.entries(moments)) {
      // What a field does with its page has begun by itself.
      if (comesWithPage && moment === 'as the very first act') continue;
      test(`without a connection, ${moment}, it says so, keeps what was typed, and goes on with one`, async ({
        page,
        context,
      }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        if (!comesWithPage) await act(page);
        await context.setOffline(true);
        await use(page, one);
        if (comesWithPage) return expectDone(page);
        await expect(message(page)).toBeVisible();
        await expect(progress(page)).toBeHidden();
        await expect(page).toHaveURL(path);
        await expect(control(page)).toBeFocused();
        if (typed) await expect(control(page)).toHaveValue(typed);
        await context.setOffline(false);
        // What was typed needs no other touch.
        if (!typed) await use(page, one);
        await expectDone(page);
        if (typed) await expect(control(page)).toHaveValue(typed);
      });
    }
  });
}

for (const one of pressed) {
  test.describe(one.name, () => {
    test.use({
      viewport: { width: one.width, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('pressed and left, nothing happens on the next page', async ({ page }) => {
      await recordCopies(page);
      const gate = await openHeld(page, one);
      await use(page, one);
      await expect(progress(page)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'MIT License' }).click();
      await expect(page).toHaveURL('/license');
      gate.open();
      await page.waitForLoadState('networkidle');
      await expect(progress(page)).toBeHidden();
      const happened = page.locator(
        '[aria-busy], [role=dialog], [role=menu], .site-header [aria-expanded=true], .snackbar',
      );
      await expect(happened).toHaveCount(0);
      expect(await recordedCopies(page)).toEqual([]);
      await expect(page).toHaveURL('/license');
    });
  });
}

/** Start tags of controls, in the HTML of a page. */
const tags =
  /<(?:button|select|summary|input|textarea)\b[^>]*>|<[a-z]+\b[^>]*\srole="button"[^>]*>/g;

/** A start tag without what differs from page to page: kinds of controls differ by attributes and classes. */
const kindOf = (tag: string) => tag.replace(/ (?!class|data-icon|role)([\w-]+)="[^"]*"/g, ' $1');

/** Pages to read that have, all together, every kind of control. */
function pagesOfKinds() {
  const seen = new Set<string>();
  return publishedPages.filter(({ file, hasEditor }) => {
    if (hasEditor) return false;
    const kinds = (built.text(file).match(tags) ?? []).map(kindOf);
    const isFresh = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isFresh;
  });
}

test('no control of a page to read is missing here', async ({ page }) => {
  const known = [...controls.map(({ selector }) => selector), ...Object.keys(others)].join(', ');
  const missing: string[] = [];
  for (const { file } of pagesOfKinds()) {
    const found = await page.evaluate(
      ([html, listed]) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const all = parsed.querySelectorAll(
          'button, [role="button"], summary, select, input, textarea',
        );
        return [...all].filter((one) => !one.matches(listed)).map(({ outerHTML }) => outerHTML);
      },
      [built.text(file), known] as const,
    );
    missing.push(...found.map((html) => `${file}: ${html}`));
  }
  expect(missing).toEqual([]);
});

test('what is typed while the search loads is not lost', async ({ page }) => {
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  const gate = await holdScript(page, 'dialog');
  await page.keyboard.press('Control+k');
  await expect(progress(page)).toBeVisible();
  await page.keyboard.type('signals');
  gate.open();
  await expect(page.getByRole('combobox', { name: 'Search docs' })).toHaveValue('signals');
});

test('a press at the very moment at which its script fails to load is told of', async ({
  page,
  context,
}) => {
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const skip = page.getByRole('button', { name: 'Skip to main content' });
  // The failure is reported while it is dealt with.
  await skip.evaluate((button: HTMLElement) => {
    addEventListener('error', () => button.click(), { once: true });
  });
  await skip.focus();
  await expect(message(page)).toBeVisible();
});

for (const path of [addresses.overview, '/playground']) {
  for (const [width, height] of [
    [390, 844],
    [320, 480],
    [1024, 700],
  ] as const) {
    test.describe(`a first visit to ${path} in a window of ${width} × ${height}`, () => {
      test.use({ viewport: { width, height }, storageState: newReader });

      test('the message about the connection leaves the question about cookies in view', async ({
        page,
        context,
      }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await context.setOffline(true);
        await page.locator('[data-search]:visible').first().click();
        await expect(message(page)).toBeVisible();
        const cookies = page.getByRole('complementary', { name: 'Cookies' });
        await expect(cookies).toBeInViewport({ ratio: 1 });
        const [told, asked] = [await message(page).boundingBox(), await cookies.boundingBox()];
        expect((told?.y ?? 0) + (told?.height ?? Infinity)).toBeLessThanOrEqual(asked?.y ?? 0);
        expect(told?.y).toBeGreaterThan(0);
      });
    });
  }
}
