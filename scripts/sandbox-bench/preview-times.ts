import type { Browser, BrowserContext, Page } from '@playwright/test';
import { toHash } from '../../src/islands/playground/shared-code.ts';
import type { ProjectFiles, ProjectPath } from '../../src/sandbox/types.ts';
import { returningReader } from '../../tests/support/returning-reader.ts';
import { type EditTimes, editTimes, type Turns } from './edit-times.ts';
import type { Edit } from './marked-application.ts';
import { ANYTHING, lastAct, PageWatch } from './watch-page.ts';

/** A reader on a first visit, who has closed the notices, as they would cover the editor. */
export function newReader(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({ storageState: returningReader(origin) });
}

const TABS: readonly ProjectPath[] = ['/src/app/app.ts', '/src/app/app.html', '/src/app/app.css'];

/** Opens a link that carries an application, and runs it. @returns when it was run */
export async function runLink(page: Page, origin: string, files: ProjectFiles): Promise<number> {
  await page.goto(`${origin}/playground#${toHash({ files, open: TABS })}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  return lastAct(page);
}

/** Where a text ends in a line of the editor, in pixels of the window. */
function endOf(line: Element, text: string): { x: number; y: number } | undefined {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const start = node.nodeValue?.indexOf(text) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start + text.length);
    const { x, y, height } = range.getBoundingClientRect();
    return { x, y: y + height / 2 };
  }
  return undefined;
}

/** Writes into a file of the editor, as a reader who types does. @returns when */
export async function typeEdit(page: Page, { file, added, behind }: Edit): Promise<number> {
  await page.getByRole('tab', { name: file.replace('/src/', ''), exact: true }).click();
  await page.locator('.code-editor .cm-content').click();
  if (behind === undefined) await page.keyboard.press('ControlOrMeta+End');
  else {
    await page.keyboard.press('ControlOrMeta+Home');
    const line = page.locator('.code-editor .cm-line', { hasText: behind }).first();
    const place = await line.evaluate(endOf, behind);
    if (!place) throw new Error(`The editor does not show “${behind}” of ${file}.`);
    await page.mouse.click(place.x, place.y);
  }
  // A pointer that rests on code asks for an explanation of it.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLING);
  await page.keyboard.insertText(added);
  return lastAct(page);
}

/** Time in which the editor has colored what another tab shows, in milliseconds. */
const SETTLING = 300;

/** What was measured of a preview that the build has compiled, in milliseconds. */
export interface PrecompiledTimes {
  /** From the navigation to its page to what it shows. */
  readonly navigation: number;
  /** From the moment in which the page has a place for it. */
  readonly opening: number;
}

/** Opens the playground, whose first template is there without the compiler. */
export async function precompiledTimes(
  browser: Browser,
  origin: string,
): Promise<PrecompiledTimes> {
  const context = await newReader(browser, origin);
  try {
    const page = await context.newPage();
    const watch = await PageWatch.of(page);
    await page.addInitScript(() => {
      if (window !== top) return;
      const look = () => {
        if (document.querySelector('.preview-frame')) performance.mark('place');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${origin}/playground`, { waitUntil: 'commit' });
    const shown = await watch.sees(ANYTHING);
    const [begin = 0, place = 0] = await page.evaluate(() => {
      const { timeOrigin } = performance;
      return [timeOrigin, timeOrigin + (performance.getEntriesByName('place')[0]?.startTime ?? 0)];
    });
    return { navigation: shown - begin, opening: shown - place };
  } finally {
    await context.close();
  }
}

/** An article with an example that the browser does not load before the reader comes near. */
const ARTICLE = '/essentials/templates';

/**
 * Scrolls to the running example of an article, with nothing in the cache.
 *
 * @returns milliseconds from its coming into sight to what it shows
 */
export async function exampleTime(browser: Browser, origin: string): Promise<number> {
  const context = await newReader(browser, origin);
  try {
    const page = await context.newPage();
    const watch = await PageWatch.of(page);
    await page.goto(origin + ARTICLE);
    const begin = await page
      .locator('.example-preview iframe')
      .first()
      .evaluate((frame) => {
        const now = Date.now();
        frame.scrollIntoView({ block: 'center', behavior: 'instant' });
        return now;
      });
    return (await watch.sees(ANYTHING)) - begin;
  } finally {
    await context.close();
  }
}

/** What was measured of code that the reader's browser compiles, in milliseconds. */
export interface CompiledTimes {
  /** From the click on “Run” to what the application shows. */
  readonly cold: number;
  /** From the input to what the application shows. */
  readonly edits: EditTimes;
}

/** Opens a link with code, with nothing in the cache, runs it, and edits it. */
export async function compiledTimes(
  browser: Browser,
  origin: string,
  files: ProjectFiles,
  turns: Turns,
): Promise<CompiledTimes> {
  const context = await newReader(browser, origin);
  try {
    const page = await context.newPage();
    const watch = await PageWatch.of(page);
    const begin = await runLink(page, origin, files);
    const cold = (await watch.sees('bench-start')) - begin;
    const edits = await editTimes(watch, turns, (edit) => typeEdit(page, edit));
    return { cold, edits };
  } finally {
    await context.close();
  }
}
