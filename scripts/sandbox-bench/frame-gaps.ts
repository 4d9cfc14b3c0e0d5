import type { Page } from '@playwright/test';

declare global {
  /** Ends the watching. @returns the longest gap between two frames, in milliseconds */
  var endFrameWatch: () => number;
}

/** Longest time without a frame, in milliseconds, while something else is at work. */
export interface FrameGaps {
  /** From an editor that is there to the first preview: the compiler loads and starts. */
  readonly coldCompile: number;
  /** While each of some letters is compiled. */
  readonly edits: number;
  /** While the application in the preview loops for ever, until it is ended. */
  readonly endlessLoop: number;
}

const EDITS = 10;

/** Compiling takes as long as it takes. */
const PATIENCE = 60_000;

/** Watches the frames of a page while something happens. */
export async function longestFrameGap(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    let last = performance.now();
    let longest = 0;
    let request = 0;
    const look = (now: number) => {
      longest = Math.max(longest, now - last);
      last = now;
      request = requestAnimationFrame(look);
    };
    request = requestAnimationFrame((now) => {
      last = now;
      look(now);
    });
    globalThis.endFrameWatch = () => {
      cancelAnimationFrame(request);
      return Math.max(longest, performance.now() - last);
    };
  });
  await act();
  return page.evaluate(() => endFrameWatch());
}

const status = (page: Page, text: string) =>
  page.locator('.preview-notice, .preview-ribbon').filter({ hasText: text });

const shown = (page: Page, heading: string) =>
  page
    .locator('.preview-frame iframe:visible')
    .first()
    .contentFrame()
    .getByRole('heading', { name: heading })
    .waitFor({ timeout: PATIENCE });

/** Opens the page for frames of other sites with code that waits to be run, so that the editor is there before anything is compiled. */
async function openWaiting(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/playground`);
  await shown(page, 'Hello, world!');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.waitForURL(/#v1\./);
  await page.goto(`${site}/playground/embed${new URL(page.url()).hash}`);
  await page.locator('.code-editor .cm-content').waitFor();
}

/** Writes at the end of the first file. */
async function typeAtEnd(page: Page, text: string): Promise<void> {
  await page.locator('.code-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(text);
}

/**
 * Whether a page with an editor stays responsive.
 *
 * @param page of a browser with nothing else open
 * @param site address of the built site, without a slash at the end
 */
export async function frameGaps(page: Page, site: string): Promise<FrameGaps> {
  await openWaiting(page, site);
  const coldCompile = await longestFrameGap(page, async () => {
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await shown(page, 'Hello, world!');
  });
  await typeAtEnd(page, '\n');
  const edits = await longestFrameGap(page, async () => {
    for (let edit = 0; edit < EDITS; edit += 1) {
      await page.keyboard.insertText(`export const e${edit} = ${edit};\n`);
      // The time that a fast writer needs for the next word.
      await page.waitForTimeout(400);
    }
  });
  const endlessLoop = await longestFrameGap(page, async () => {
    await page.keyboard.insertText('for (;;) {}\n');
    await status(page, 'did not respond').waitFor({ timeout: PATIENCE });
  });
  return { coldCompile, edits, endlessLoop };
}
