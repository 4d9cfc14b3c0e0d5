import { expect, type Locator, type Page, test } from '@playwright/test';
import { newReader } from '../support/returning-reader.ts';
import { addresses } from './support/addresses.ts';
import { overhang } from './support/overhang.ts';
import {
  docsSidebar,
  type MenuName,
  menuNames,
  menuTrigger,
  openMenu,
  phoneOpener,
  tabletOpener,
} from './support/shell.ts';

// Windows that few people have: very small ones, as a zoom of 400 % makes them, low ones and huge ones; and windows that change while something is open.

const windows = {
  '320 × 256': { width: 320, height: 256 },
  '1280 × 480': { width: 1280, height: 480 },
  '3840 × 2160': { width: 3840, height: 2160 },
};

/** A step of a tutorial: its bar stays in view as well. */
const step = '/tutorials/learn-angular/2-updating-the-component-class';

const pages = [addresses.signals, '/api', '/errors', addresses.home, step];

/** How many presses of Tab are followed from the start of a page: all bars and notices, and far into the content. */
const presses = 45;

/** Which share of the height of the window is covered by what stays when the content scrolls, where it is the most. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean => {
      for (let one = element; one && one.localName !== 'main'; one = one.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
      }
      return false;
    };
    const { left = 0, width = 0 } =
      (
        document.querySelector('.tutorial-text') ?? document.querySelector('main')
      )?.getBoundingClientRect() ?? {};
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => {
      const heights = Array.from(
        { length: 100 },
        (_, index) => (innerHeight * (index + 0.5)) / 100,
      );
      const covered = heights.filter((y) =>
        stays(document.elementFromPoint(left + width * part, y)),
      );
      return covered.length / heights.length;
    });
    return Math.max(...shares);
  });
}

/** What is wrong with the place of the focus: nothing, or a sentence. */
function focusProblem(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'The focus is nowhere.';
    const name = `${focused.outerHTML.slice(0, 120)}`;
    const seen = [...focused.getClientRects()].some((box) => {
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return hit !== null && (focused.contains(hit) || hit.contains(focused));
      });
    });
    return seen ? '' : `Not in view, or covered: ${name}`;
  });
}

/** What keeps the focus in view comes with the first act, and loads the snackbar when it is there; nobody turns a device as fast as a test does. */
async function firstActLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/snackbar.')),
  );
}

/** Opens a page, and waits until all of it is there. Playwright does not always see the network of a step rest, with its preview in a frame. */
async function openAtRest(page: Page, path: string): Promise<void> {
  if (path !== step) await page.goto(path, { waitUntil: 'networkidle' });
  else {
    await page.goto(path);
    await expect(page.locator('.workspace')).toBeAttached();
  }
}

/** Follows Tab from the start of the page; collects where the focus can't be seen. */
async function tabThrough(page: Page): Promise<string[]> {
  const problems = new Set<string>();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    // After the last control of the page it is the browser's turn.
    if (press > 10 && (await page.locator(':focus').count()) === 0) break;
    let problem = '';
    // What scrolls smoothly, or slides in, is on its way.
    await expect
      .poll(
        async () => {
          problem = await focusProblem(page);
          return problem;
        },
        { timeout: 5000 },
      )
      .toBe('')
      .catch(() => problems.add(problem));
  }
  return [...problems];
}

for (const [name, viewport] of Object.entries(windows)) {
  for (const reader of ['a reader who returns', 'a first visit']) {
    test.describe(`${name}, ${reader}`, () => {
      test.use({
        viewport,
        contextOptions: { reducedMotion: 'reduce' },
        ...(reader === 'a first visit' && { storageState: newReader }),
      });

      for (const path of pages) {
        test(`${path}: little is covered, and the focus is always in view`, async ({ page }) => {
          test.slow();
          await openAtRest(page, path);
          expect(await overhang(page)).toBe(0);
          expect(await coveredShare(page)).toBeLessThanOrEqual(1 / 3);
          expect(await tabThrough(page)).toEqual([]);
          await page.mouse.wheel(0, 400);
          await expect.poll(() => coveredShare(page)).toBeLessThanOrEqual(1 / 3);
        });
      }
    });
  }
}

/** What can be pressed in a part that is open, and is not in view when it gets the focus. A part that is closed has nothing. */
function unreachable(part: Locator): Promise<string[]> {
  return part.evaluateAll((roots) => {
    const focused = document.activeElement as HTMLElement;
    const controls = roots.flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('a, button, input'),
    ]);
    const lost = controls.filter((one) => {
      if (!one.checkVisibility({ visibilityProperty: true })) return false;
      one.focus();
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !one.contains(hit) && !hit?.contains(one);
    });
    focused.focus();
    return lost.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

/** What can be open while the window changes. */
const open: Record<
  string,
  { path?: string; width: number; show: (page: Page) => Promise<Locator> }
> = {};

for (const name of Object.keys(menuNames) as MenuName[]) {
  open[`the ${name} menu`] = {
    width: 1280,
    show: async (page) => {
      await menuTrigger(page, name).click();
      return openMenu(page, name);
    },
  };
}
for (const width of [390, 1280]) {
  open[`the search with results, opened at ${width} px,`] = {
    width,
    show: async (page) => {
      await page.locator('[data-search]:visible').click();
      await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeFocused();
      await page.keyboard.type('signal');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await expect(dialog.getByRole('option').nth(5)).toBeAttached();
      return dialog;
    },
  };
}
open['the menu of steps'] = {
  path: step,
  width: 390,
  show: async (page) => {
    await page.locator('.steps-button').click();
    const menu = page.locator('#steps-menu');
    await menu.getByRole('link').first().focus();
    return menu;
  },
};
for (const [layout, width, opener] of [
  ['phone', 390, phoneOpener],
  ['tablet', 800, tabletOpener],
] as const) {
  open[`the drawer of a ${layout}`] = {
    width,
    show: async (page) => {
      await opener(page).click();
      return docsSidebar(page);
    },
  };
}

for (const [name, { path = addresses.overview, width, show }] of Object.entries(open)) {
  for (const [to, viewport] of Object.entries({
    'turned by a quarter': { width: 844, height: width },
    'made small': { width: 320, height: 256 },
    'made low': { width, height: 200 },
    'made huge': { width: 3840, height: 2160 },
  })) {
    test(`${name} is open while the window is ${to}: the focus stays, and Escape leads out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const part = await show(page);
      await expect(part).toBeInViewport();
      await page.setViewportSize(viewport);
      // It stays, within the window, or it goes.
      await expect.poll(() => focusProblem(page)).toBe('');
      expect(await overhang(page)).toBe(0);
      // It may still be moving to its new place.
      await expect.poll(() => unreachable(part)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => focusProblem(page)).toBe('');
      if (!name.includes('drawer')) await expect(part).toBeHidden();
    });
  }
}

/** What is not over the page but in it. */
const inPage: Record<string, { path: string; use: (page: Page) => Promise<Locator> }> = {
  'the filters of the API list': {
    path: '/api',
    use: async (page) => {
      const field = page.getByRole('searchbox', { name: 'Filter by name' });
      await field.fill('signal');
      await page.getByRole('button', { name: 'Deprecated' }).click();
      await field.focus();
      return field;
    },
  },
  'the filter of the error codes': {
    path: '/errors',
    use: async (page) => {
      const field = page.getByRole('searchbox', { name: 'Find a code or a message' });
      await field.click();
      return field;
    },
  },
  'the filter of the error codes, with a query': {
    path: '/errors',
    use: async (page) => {
      const field = page.getByRole('searchbox', { name: 'Find a code or a message' });
      await field.fill('NG0203');
      await expect(page.locator('tr[data-code]:visible')).toHaveCount(1);
      return field;
    },
  },
  'the panel about reading offline': {
    path: addresses.overview,
    use: async (page) => {
      const offline = page.getByRole('contentinfo').locator('.offline');
      await offline.getByRole('button').first().click();
      await expect(offline.getByRole('status')).toHaveText(/can be read offline now/, {
        timeout: 30_000,
      });
      const opener = offline.getByRole('button').first();
      if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
      const action = offline.getByRole('group').getByRole('button').first();
      await action.focus();
      return action;
    },
  },
};

for (const [name, { path, use }] of Object.entries(inPage)) {
  test(`${name} in use while the device is turned, twice: the focus stays in view, and so does what was chosen`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const focused = await use(page);
    await firstActLoaded(page);
    const rows = await page.locator(':is(.api-row-link, tr[data-code]):visible').count();
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await expect(focused).toBeFocused();
      await expect.poll(() => focusProblem(page)).toBe('');
      await expect(page.locator(':is(.api-row-link, tr[data-code]):visible')).toHaveCount(rows);
      expect(await overhang(page)).toBe(0);
    }
  });
}
