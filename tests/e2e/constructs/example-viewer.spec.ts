import { expect, type Page, test } from '@playwright/test';
import {
  allowClipboard,
  clipboardRefusals,
  clipboardText,
  recordCopies,
  refuseClipboard,
} from '../../support/clipboard.ts';
import { example, isHydrated } from '../../support/constructs.ts';
import { addresses } from '../support/addresses.ts';
import { holdScripts } from '../support/network.ts';
import { watchProblems } from '../support/problems.ts';

const viewer = (page: Page) => example(page, 1);
const tab = (page: Page, name: string) => viewer(page).getByRole('tab', { name, exact: true });
const panels = (page: Page) => viewer(page).getByRole('tabpanel');
const codeSwitch = (page: Page) => viewer(page).getByRole('switch');

/** Fails where another file than the named one is shown, or another tab than its own is selected. */
async function expectShown(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(viewer(page).getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAccessibleName(name);
}

test.describe('an example of several files', () => {
  test.beforeEach(({ page }) => page.goto(addresses.components));

  test('is a named group that starts with its first file', async ({ page }) => {
    await expect(viewer(page)).toHaveRole('group');
    await expect(viewer(page)).toHaveAccessibleName('Example: Product cards');
    await expectShown(page, 'app.ts');
    await expect(panels(page)).toContainText('class App');
  });

  test('shows the file whose tab is pressed', async ({ page }) => {
    await tab(page, 'product-card.ts').click();
    await expectShown(page, 'product-card.ts');
    await expect(panels(page)).toContainText('class ProductCard');
    await tab(page, 'app.ts').click();
    await expectShown(page, 'app.ts');
  });

  test('arrow keys move between the files', async ({ page }) => {
    await tab(page, 'app.ts').focus();
    await expect.poll(() => isHydrated(tab(page, 'app.ts'))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'app.html')).toBeFocused();
    await expectShown(page, 'app.html');
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 'product-card.ts');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 'app.html');
  });

  test('the tabs are one stop of Tab, and the tools follow', async ({ page }) => {
    await tab(page, 'app.ts').focus();
    await expect.poll(() => isHydrated(tab(page, 'app.ts'))).toBe(true);
    await page.keyboard.press('Tab');
    await expect(codeSwitch(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'app.ts')).toBeFocused();
  });

  test('the switch hides the code and shows it again', async ({ page }) => {
    await expect(codeSwitch(page)).toHaveAccessibleName('Hide code');
    await expect(codeSwitch(page)).toBeChecked();
    await codeSwitch(page).click();
    await expect(codeSwitch(page)).toHaveAccessibleName('Show code');
    await expect(codeSwitch(page)).not.toBeChecked();
    await expect(panels(page)).toHaveCount(0);
    await codeSwitch(page).click();
    await expect(codeSwitch(page)).toBeChecked();
    await expectShown(page, 'app.ts');
  });

  test('a file chosen while the code is hidden is there when it shows', async ({ page }) => {
    await codeSwitch(page).click();
    await tab(page, 'app.config.ts').click();
    await expect(panels(page)).toHaveCount(0);
    await codeSwitch(page).click();
    await expectShown(page, 'app.config.ts');
  });

  test('the sources open in a tab of their own', async ({ page }) => {
    const link = viewer(page).getByRole('link', { name: 'Open example on GitHub' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', /\/content\/examples\/product-cards$/);
  });

  test('a tool says above itself what it does', async ({ page }) => {
    const link = viewer(page).getByRole('button', { name: /^Copy link to/ });
    // Its styles come when the reader comes; until then there is none.
    const tooltip = () =>
      link.evaluate((tool) => {
        const { content, visibility } = getComputedStyle(tool, '::after');
        return visibility === 'visible' && content !== 'none' ? content : '';
      });
    expect(await tooltip()).toBe('');
    await link.hover();
    await expect.poll(tooltip).toContain('Copy link to example');
    await page.mouse.move(0, 0);
    await expect.poll(tooltip).toBe('');
  });
});

test('the link to an example keeps the query and leads back to it', async ({ page }) => {
  await allowClipboard(page);
  await page.goto(`${addresses.components}?from=a%20test#style-a-component`);
  const { origin } = new URL(page.url());
  const button = viewer(page).getByRole('button', {
    name: 'Copy link to Product cards example to the clipboard',
  });
  await button.click();
  const address = `${origin}${addresses.components}?from=a%20test#example-1`;
  await expect.poll(() => clipboardText(page)).toBe(address);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(viewer(page)).toBeInViewport();
  await expect.poll(async () => (await viewer(page).boundingBox())?.y).toBeLessThan(300);
});

/** Copies the link to an example while the page's clock stands, and expects an answer for two seconds, to eye and ear. */
async function expectAnswer(page: Page, answer: string): Promise<void> {
  await page.clock.install({ time: '2025-10-01T08:00:00Z' });
  await page.goto(addresses.components);
  const button = viewer(page).getByRole('button', { name: /^Copy link to/ });
  const bubble = () =>
    button.evaluate((tool) => {
      const { content, visibility } = getComputedStyle(tool, '::after');
      return visibility === 'visible' ? content : '';
    });
  await button.hover();
  await expect.poll(() => isHydrated(button)).toBe(true);
  await page.clock.pauseAt('2025-10-01T09:00:00Z');
  await button.click();
  await page.mouse.move(0, 0);
  await button.blur();
  await expect(viewer(page).locator('.example-bar').getByRole('status')).toHaveText(answer);
  expect(await bubble()).toContain(answer);
  await page.clock.runFor(1999);
  expect(await bubble()).toContain(answer);
  await page.clock.runFor(1);
  await expect(viewer(page).locator('.example-bar').getByRole('status')).toHaveText('');
}

test('copying the link to an example is answered', async ({ page }) => {
  await recordCopies(page);
  await expectAnswer(page, 'Link copied');
});

for (const refusal of clipboardRefusals) {
  test(`copying the link is answered where the clipboard ${refusal}`, async ({ page }) => {
    await refuseClipboard(page, refusal);
    await expectAnswer(page, 'Copying failed');
  });
}

test('a press on a tab is not lost while React loads', async ({ page }) => {
  await page.goto(addresses.components, { waitUntil: 'networkidle' });
  const gate = await holdScripts(page);
  await tab(page, 'app.config.ts').click();
  await expectShown(page, 'app.ts');
  gate.open();
  await expectShown(page, 'app.config.ts');
});

test('different controls that are pressed while the island loads all act, in their order', async ({
  page,
}) => {
  await page.goto(addresses.components);
  const gate = await holdScripts(page);
  await codeSwitch(page).click();
  await tab(page, 'app.config.ts').click();
  await codeSwitch(page).click();
  gate.open();
  await expectShown(page, 'app.config.ts');
});

for (const width of [390, 1280]) {
  test(`${width} px: React changes nothing of what the server drew`, async ({ page }) => {
    const problems = watchProblems(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addresses.components, { waitUntil: 'networkidle' });
    await viewer(page).scrollIntoViewIfNeeded();
    const bar = viewer(page).locator('.example-bar');
    const look = async () => ({
      names: await bar.ariaSnapshot(),
      boxes: await viewer(page)
        .locator('.example-bar, .example-tabs, .example-tab, .example-tool, .code-block')
        .evaluateAll((parts) =>
          parts.map((part) => JSON.stringify(part.getBoundingClientRect().toJSON())),
        ),
    });
    const drawn = await look();
    await tab(page, 'app.ts').dispatchEvent('pointerover');
    await expect.poll(() => isHydrated(tab(page, 'app.ts'))).toBe(true);
    expect(await look()).toEqual(drawn);
    expect(problems).toEqual([]);
  });
}
