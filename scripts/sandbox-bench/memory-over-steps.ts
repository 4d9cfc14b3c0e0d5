import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after its garbage is gone. */
export interface Held {
  /** How many steps of a tutorial its reader has seen. */
  readonly steps: number;
  /** Objects of scripts in the page itself, without workers and frames of other processes, in bytes. */
  readonly heap: number;
  /** Nodes of documents, those that only scripts know included. */
  readonly nodes: number;
  readonly workers: number;
  /** Of previews. */
  readonly frames: number;
}

/** After which steps memory is looked at. */
const LOOKS = [1, 10, 20, 30];

const PATIENCE = 60_000;

/** Step after step goes forth, and back from the last and forth again from the first. */
const FIRST = '/tutorials/signals/1-creating-your-first-signal';

async function look(page: Page, session: CDPSession, steps: number): Promise<Held> {
  // What is only held weakly goes with the second collection.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const amountOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    steps,
    heap: amountOf('JSHeapUsedSize'),
    nodes: amountOf('Nodes'),
    workers: page.workers().length,
    frames: page.frames().filter((frame) => frame.url().includes('/sandbox/')).length,
  };
}

/** The files of a step come before the compiler gets them, in milliseconds. */
const UNTIL_COMPILING = 500;

/** Waits until a step runs; some steps are text alone. */
async function settled(page: Page): Promise<void> {
  if ((await page.locator('.tutorial-workbench').count()) === 0) return;
  const application = page.locator('.preview-frame iframe:visible').first().contentFrame();
  await page.waitForTimeout(UNTIL_COMPILING);
  await page.locator('.preview-ribbon').waitFor({ state: 'hidden', timeout: PATIENCE });
  await application.locator('[ng-version]').first().waitFor({ timeout: PATIENCE });
}

async function go(page: Page, name: 'Next' | 'Previous'): Promise<boolean> {
  const link = page.getByRole('link', { name: new RegExp(`^${name} step`) });
  if ((await link.count()) === 0) return false;
  const before = page.url();
  await link.click();
  await page.waitForURL((url) => url.href !== before);
  await settled(page);
  return true;
}

/**
 * Goes through the steps of a tutorial, forth and back, and then to another page.
 *
 * @param page of a browser with nothing else open
 * @param site address of the built site, without a slash at the end
 * @returns what the page holds after 1, 10, 20 and 30 steps, and at last after leaving the tutorial
 */
export async function memoryOverSteps(page: Page, site: string): Promise<readonly Held[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(site + FIRST);
  await settled(page);
  const held: Held[] = [];
  let direction: 'Next' | 'Previous' = 'Next';
  for (let steps = 1; steps <= Math.max(...LOOKS); steps += 1) {
    if (LOOKS.includes(steps)) held.push(await look(page, session, steps));
    if (await go(page, direction)) continue;
    direction = direction === 'Next' ? 'Previous' : 'Next';
    await go(page, direction);
  }
  await page.getByRole('link', { name: 'Docs' }).first().click();
  await page.waitForURL(/\/overview$/);
  held.push(await look(page, session, Math.max(...LOOKS)));
  await session.detach();
  return held;
}
