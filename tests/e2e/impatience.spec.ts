import { expect, type Page, test } from '@playwright/test';
import { recordCopies, recordedCopies } from '../support/clipboard.ts';
import { newReader } from '../support/returning-reader.ts';
import { addresses } from './support/addresses.ts';
import { type Control, controls } from './support/controls.ts';
import { actFirst } from './support/first-act.ts';
import { type Gate, holdBack, holdScript, slowDown } from './support/network.ts';
import { menuTrigger } from './support/shell.ts';

// Every control whose script comes at the first touch, under impatient hands: pressed twice on a slow network, pressed and left, pressed without a connection.
// `listed-controls.spec.ts` says that none is missing.

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
      if (!comesWithPage) await expect(progress(page)).toBeVisible();
      // What is typed twice is other text.
      if (!typed) await use(page, one);
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

test('what is typed while the search loads is not lost', async ({ page }) => {
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  const gate = await holdScript(page, 'dialog');
  await page.keyboard.press('Control+k');
  await expect(progress(page)).toBeVisible();
  await page.keyboard.type('signals');
  gate.open();
  await expect(page.getByRole('combobox', { name: 'Search docs' })).toHaveValue('signals');
});

test('what is typed while the search loads is corrected by Backspace, and Enter opens its first result', async ({
  page,
}) => {
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  // Enter would follow a link that has the focus.
  await page.getByRole('contentinfo').getByRole('link', { name: 'MIT License' }).focus();
  const gate = await holdScript(page, 'dialog');
  await page.keyboard.press('Control+k');
  await expect(progress(page)).toBeVisible();
  await page.keyboard.type('linkedSignalx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  gate.open();
  await expect(page).toHaveURL(/linked-signal|linkedSignal/);
});

test('a template that is chosen before the playground has its script is opened', async ({
  page,
}) => {
  const gate = await holdScript(page, 'Playground');
  await page.goto('/playground');
  const templates = page.getByRole('combobox', { name: 'Select a template' });
  await templates.selectOption({ label: 'Signals' });
  gate.open();
  await expect(page.locator('.workspace')).toBeVisible();
  await expect(templates.locator('option:checked')).toHaveText('Signals');
  await expect(page).toHaveURL(/signals/);
});

/** A press of each kind: what the first touch loads, an island, a page. */
const waits = {
  'a control': { script: 'dialog', press: (page: Page) => page.locator('.rail-search a') },
  'an island': { script: 'index', press: (page: Page) => menuTrigger(page, 'theme') },
  'a link': {
    script: '',
    press: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'MIT License' }),
  },
};

for (const [kind, { script, press }] of Object.entries(waits)) {
  test(`a press of ${kind} shows within 100 ms of the page’s clock that it is pending`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(addresses.overview, { waitUntil: 'networkidle' });
    await page.clock.pauseAt(Date.now() + 60_000);
    const gate = script ? await holdScript(page, script) : await holdBack(page, '/license');
    await expect(progress(page)).toBeHidden();
    await press(page).click();
    await page.clock.runFor(100);
    await expect(progress(page)).toBeVisible();
    gate.open();
  });
}

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
        // Not until the network is idle: the compiler of the playground takes long on a busy machine.
        await page.goto(path);
        const cookies = page.getByRole('complementary', { name: 'Cookies' });
        await expect(cookies).toBeVisible();
        await context.setOffline(true);
        await page.locator('[data-search]:visible').first().click();
        await expect(message(page)).toBeVisible();
        await expect(cookies).toBeInViewport({ ratio: 1 });
        const [told, asked] = [await message(page).boundingBox(), await cookies.boundingBox()];
        expect((told?.y ?? 0) + (told?.height ?? Infinity)).toBeLessThanOrEqual(asked?.y ?? 0);
        expect(told?.y).toBeGreaterThan(0);
      });
    });
  }
}
