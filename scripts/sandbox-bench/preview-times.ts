import type { Browser, BrowserContext, Page } from '@playwright/test';
import { toHash } from '../../src/islands/playground/shared-code.ts';
import type { ProjectFiles, ProjectPath } from '../../src/sandbox/types.ts';
import { returningReader } from '../../tests/support/returning-reader.ts';
import { type EditTimes, editTimes, type Turns } from './edit-times.ts';
import type { Edit } from './marked-application.ts';
import { ANYTHING, lastAct, PageWatch } from './watch-page.ts';

/** Somebody who is on the site for the first time, but for its notices, which would lie above the editor. */
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

/** Puts a text in the place of a file's, as somebody does who pastes it. @returns when */
export async function writeFile(page: Page, { file, text }: Edit): Promise<number> {
  await page.getByRole('tab', { name: file.replace('/src/', ''), exact: true }).click();
  await page.locator('.code-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  return lastAct(page);
}

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
    const edits = await editTimes(watch, files, turns, (edit) => writeFile(page, edit));
    return { cold, edits };
  } finally {
    await context.close();
  }
}
