import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { previewAddress } from '../../src/examples/index.ts';
import { addresses } from './support/addresses.ts';
import { overhang } from './support/overhang.ts';
import { watchProblems } from './support/problems.ts';
import { runningExamples } from './support/running-examples.ts';
import { menuTrigger, openMenu } from './support/shell.ts';

const frameElement = (page: Page, example: string) =>
  page.locator(`iframe[src="${previewAddress(example)}"]`);

/** Brings a preview into view, as a reader does by scrolling. */
async function scrollTo(page: Page, example: string): Promise<FrameLocator> {
  const frame = frameElement(page, example);
  await frame.scrollIntoViewIfNeeded();
  return frame.contentFrame();
}

/** Collects the paths of everything that is requested for running examples. */
function exampleRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/examples/')) paths.push(pathname);
  });
  return paths;
}

test('there are previews to look at', () => {
  expect(runningExamples).toEqual(expect.arrayContaining(['product-cards', 'gift-shop']));
});

/** Widths of a preview's frame: beside the contents of a wide window, and on a phone. */
const FRAME_WIDTHS = [720, 340];

/** What examples print because of what they show: this one trusts a comment with a script in it, and the site's policy stops the script. */
const PRINTED_ON_PURPOSE: Record<string, RegExp> = {
  'board-comments': /^console: Executing inline event handler violates/,
};

/** In groups of so many, whose examples share what they load. */
const GROUP = 8;

// Alone, as the frame of the article has it. That each article's frames are there and have titles of their own, `check:links` says; how a frame loads and behaves in its
// article, the tests below.
for (const start of runningExamples.keys().filter((index) => index % GROUP === 0)) {
  const group = runningExamples.slice(start, start + GROUP);
  test(`examples from ${group[0]} to ${group.at(-1)} run and fit their frames`, async ({
    page,
  }) => {
    test.slow();
    const problems = watchProblems(page);
    for (const example of group) {
      await page.goto(previewAddress(example));
      await expect(page.getByRole('heading', { level: 1 }), example).toBeVisible();
      for (const width of FRAME_WIDTHS) {
        await page.setViewportSize({ width, height: 520 });
        await expect.poll(() => overhang(page), `${example} at ${width} px`).toBe(0);
      }
      const printed = PRINTED_ON_PURPOSE[example];
      expect(
        problems.splice(0).filter((problem) => !printed?.test(problem)),
        example,
      ).toEqual([]);
    }
  });
}

test('nothing of an example is requested before the reader comes near', async ({ page }) => {
  const requests = exampleRequests(page);
  await page.goto('/essentials/templates', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  const frame = await scrollTo(page, 'product-list');
  await expect(frame.getByRole('heading', { name: 'Corner shop' })).toBeVisible();
  expect(requests[0]).toBe('/examples/product-list/');
});

test('the page does not move when an example loads', async ({ page }) => {
  await page.goto('/essentials/templates');
  const frame = frameElement(page, 'product-list');
  const height = () => frame.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  expect(before).toBe(Number(await frame.getAttribute('height')));
  await expect((await scrollTo(page, 'product-list')).getByRole('heading').first()).toBeVisible();
  expect(await height()).toBe(before);
});

test('the slider of the gift shop changes the table', async ({ page }) => {
  await page.goto(addresses.overview);
  const frame = await scrollTo(page, 'gift-shop');
  const row = frame.getByRole('row', { name: /Kite/ });
  await expect(row).toContainText('Enough');
  await frame.getByRole('slider', { name: 'Your budget' }).fill('15');
  await expect(row).toContainText('Too small');
});

test('the product cards count what was added, by keyboard too', async ({ page }) => {
  await page.goto('/essentials/components');
  const frame = await scrollTo(page, 'product-cards');
  const button = frame.getByRole('button', { name: 'Add Cheese' });
  await button.click();
  await button.press('Enter');
  await expect(frame.getByRole('status')).toHaveText('Products in your cart: 2');
});

test('an example follows the theme of its article', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(addresses.overview);
  const root = (await scrollTo(page, 'gift-shop')).locator('html');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  for (const theme of ['light', 'dark'] as const) {
    await menuTrigger(page, 'theme').click();
    await openMenu(page, 'theme')
      .getByRole('menuitem', { name: `Set ${theme} theme` })
      .click();
    await expect(root).toHaveCSS('color-scheme', theme);
  }
});

test('alone in a tab it follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(previewAddress('gift-shop'));
  const background = () =>
    page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.color = 'light-dark(rgb(1, 1, 1), rgb(2, 2, 2))';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
  expect(await background()).toBe('rgb(1, 1, 1)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe('rgb(2, 2, 2)');
});

test('the link below leads to the example alone, and back', async ({ page }) => {
  await page.goto(addresses.overview);
  await page.getByRole('link', { name: 'Open the running example' }).click();
  await expect(page).toHaveURL(previewAddress('gift-shop'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a gift');
  await page.goBack();
  await expect(page).toHaveURL(addresses.overview);
});

test('an example runs after the router has brought its article', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/installation');
  await page.getByRole('link', { name: 'What is Angular?' }).first().click();
  await expect(page).toHaveURL(addresses.overview);
  const frame = await scrollTo(page, 'gift-shop');
  await expect(frame.getByRole('status')).toHaveText('Your budget is enough for 2 of 4 gifts.');
  expect(problems).toEqual([]);
});

test('examples share the framework', async ({ page }) => {
  const frameworks = async (example: string) => {
    await page.goto(previewAddress(example));
    const scripts = page.locator('link[rel="modulepreload"]');
    return scripts.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  };
  const first = await frameworks('gift-shop');
  expect(first.some((address) => address?.includes('angular-core'))).toBe(true);
  expect(await frameworks('product-cards')).toEqual(first);
});

test('an example runs nothing but files of its own site', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto(previewAddress('gift-shop'));
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.head.append(script);
    return document.title;
  });
  expect(ran).not.toBe('injected');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('Content Security Policy');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence stands where the example would run', async ({ page }) => {
    await page.goto(addresses.overview);
    await expect(frameElement(page, 'gift-shop')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open the running example' })).toBeHidden();
    await expect(page.getByText('The example runs here when')).toBeVisible();
  });
});

test('with JavaScript the sentence is not there, and on paper neither is the example', async ({
  page,
}) => {
  await page.goto(addresses.overview);
  await expect(page.getByText('The example runs here when')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(frameElement(page, 'gift-shop')).toBeHidden();
});
