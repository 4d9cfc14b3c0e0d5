import { expect, type Page, test } from '@playwright/test';
import { toHash } from '../../../src/islands/playground/shared-code.ts';
import { example } from '../../support/constructs.ts';
import { addresses } from '../support/addresses.ts';
import { overhang } from '../support/overhang.ts';
import { codeField } from '../support/workspace.ts';

/** Windows as readers have them. The last ones are 1280 × 800, 1440 × 900 and 1280 × 800 at a zoom of 125, 200 and 200 %. */
const windows = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [901, 700],
  [1024, 768],
  [1100, 800],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [1024, 640],
  [720, 450],
  [640, 400],
] as const;

const frames = [
  [320, 240],
  [480, 320],
  [640, 360],
  [640, 500],
  [390, 700],
  [1200, 500],
] as const;

const lengths = [3, 30, 500, 8000];

const step = 'signals/2-deriving-state-with-computed-signals';

/** An application of some lines; 8,000 of them have 300 kB. */
const fileOf = (lines: number) =>
  [
    "import { Component } from '@angular/core';",
    "@Component({ selector: 'app-root', template: 'x' })",
    'export class App {}',
    ...Array.from({ length: lines - 3 }, (_, line) => `export const x${line} = 'twenty letters';`),
  ].join('\n');

const linkOf = (lines: number) =>
  toHash({
    files: { '/src/app/app.ts': fileOf(lines), '/src/main.ts': '' },
    open: ['/src/app/app.ts', '/src/main.ts'],
  });

/** The editor takes as long as on a slow computer. */
const patience = { timeout: 60_000 };

interface Sizes {
  readonly editor: string;
  readonly preview: string;
}

/** What somebody sees of code and preview, part after part where they are shown one at a time. */
async function expectUsable(page: Page, lowest: number): Promise<Sizes> {
  const parts = page.locator('.part-choice').filter({ hasNotText: /^Text$/ });
  const choose = async (name: RegExp) => {
    const choice = parts.filter({ hasText: name });
    if ((await choice.count()) > 0) await choice.click({ timeout: 3000 });
  };
  await choose(/^Code/);
  const editor = await boxOf(page, '.code-area');
  const text = await boxOf(page, '.code-area .cm-editor');
  expect(Math.abs(text.height - editor.height), 'room that the editor leaves').toBeLessThan(2);
  expect(await page.locator('.cm-line').count(), 'lines that are drawn').toBeLessThan(250);
  await choose(/^Preview/);
  const preview = await boxOf(page, '.preview-stage');
  for (const [name, { width, height }] of Object.entries({ editor, preview })) {
    expect(height, `height of the ${name}`).toBeGreaterThanOrEqual(lowest);
    expect(width, `width of the ${name}`).toBeGreaterThan(180);
  }
  const areTogether =
    editor.right <= preview.left || preview.top >= editor.bottom || (await parts.count()) > 1;
  expect(areTogether, 'editor and preview do not overlap').toBe(true);
  expect(await overhang(page)).toBe(0);
  expect(await overflowing(page), 'panes that have more than they can show').toEqual([]);
  const sizeOf = ({ width, height }: DOMRect) => `${Math.round(width)} × ${Math.round(height)}`;
  return { editor: sizeOf(editor), preview: sizeOf(preview) };
}

/** Where something can be seen. */
async function boxOf(page: Page, selector: string): Promise<DOMRect> {
  await expect(page.locator(selector)).toBeVisible({ timeout: 3000 });
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
}

/** Panes that would have to scroll as a whole: what is in them scrolls by itself. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.workspace, [data-holds] > div')]
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      .map(({ className }) => className),
  );

/** Looks at a page in all windows; what is seen must not depend on the file. */
async function expectEverywhere(
  page: Page,
  sizes: readonly (readonly [width: number, height: number])[],
  lowestOf: (height: number) => number,
  before?: Map<string, Sizes>,
): Promise<Map<string, Sizes>> {
  const found = new Map<string, Sizes>();
  for (const [width, height] of sizes) {
    const name = `${width} × ${height}`;
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        const seen = await expectUsable(page, lowestOf(height));
        // Parts follow the window a moment later, and the tree of files comes with its script.
        expect(seen).toEqual(before?.get(name) ?? (await expectUsable(page, lowestOf(height))));
        found.set(name, seen);
      }).toPass({ timeout: 20_000 });
    });
  }
  return found;
}

test.beforeEach(() => {
  // Code of 8,000 lines, in each of the windows.
  test.setTimeout(240_000);
});

test('in the playground, code and preview are usable in every window, whatever the file', async ({
  page,
}) => {
  let before: Map<string, Sizes> | undefined;
  await page.goto(`/playground#${linkOf(3)}`);
  await expect(page.getByRole('tree')).toBeVisible(patience);
  for (const lines of lengths) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkOf(lines));
    await expect(codeField(page)).toContainText('class App', patience);
    before = await expectEverywhere(page, windows, () => 150, before);
  }
});

test('a window of 1,024 × 768 shows more than a handful of lines in the playground', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/playground');
  await expect(codeField(page)).toContainText('class App', patience);
  // The second line is empty: the first one may be wrapped.
  const line = await boxOf(page, '.code-area .cm-line:nth-child(2)');
  const { height } = await boxOf(page, '.code-area');
  expect(height / line.height).toBeGreaterThan(14);
});

test('in a step, code and preview are usable in every window, whatever the file', async ({
  page,
}) => {
  let before: Map<string, Sizes> | undefined;
  for (const lines of lengths) {
    await page.goto('/robots.txt');
    await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
      `docs-tutorial:${step}`,
      JSON.stringify({
        version: 1,
        files: { '/src/app/app.ts': fileOf(lines) },
        isAnswer: false,
        isDone: false,
      }),
    ] as const);
    await page.goto(`/tutorials/${step}`);
    await expect(codeField(page)).toContainText('class App', patience);
    // What is missing for the goals takes a place of its own.
    await expect(page.locator('.goal-missing').first()).toBeAttached(patience);
    before = await expectEverywhere(page, windows, () => 150, before);
  }
});

test('in a frame, code and preview are usable in every size, whatever the file', async ({
  page,
}) => {
  let before: Map<string, Sizes> | undefined;
  await page.goto(`/playground/embed#${linkOf(3)}`);
  for (const lines of [3, 8000]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkOf(lines));
    await expect(codeField(page)).toContainText('class App', patience);
    before = await expectEverywhere(page, frames, (height) => Math.min(height / 3, 150), before);
  }
});

test('in an article, code and preview of an example are usable in every window', async ({
  page,
}) => {
  await page.goto(addresses.components);
  await example(page, 1).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(codeField(page)).toContainText('class', patience);
  await expectEverywhere(page, windows, () => 120);
});
