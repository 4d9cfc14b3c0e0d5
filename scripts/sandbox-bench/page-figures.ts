import type { Browser, Page } from '@playwright/test';
import { printHeading, printTimes } from './figures.ts';
import { type FrameGaps, frameGaps } from './frame-gaps.ts';
import { memoryOverSteps } from './memory-over-steps.ts';

/** Wide enough that a step shows its code and its preview side by side, not as tabs. */
const WINDOW = { width: 1_600, height: 900 };

/** A page of a browser profile with nothing in it. */
async function withFreshPage<Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

const RUNS = 5;
/** How long a page may stand still, in milliseconds. */
const GOAL = 100;

/** Prints how long the page stands still at most while the sandbox works. */
export async function printFrameGaps(browser: Browser, site: string): Promise<void> {
  const runs: FrameGaps[] = [];
  while (runs.length < RUNS)
    runs.push(await withFreshPage(browser, (page) => frameGaps(page, site)));
  printHeading('Longest time without a frame of the page');
  const print = (label: string, key: keyof FrameGaps) =>
    printTimes(
      label,
      runs.map((gaps) => gaps[key]),
      GOAL,
    );
  print('while the compiler loads and starts', 'coldCompile');
  print('while letters are compiled', 'edits');
  print('while the preview loops for ever', 'endlessLoop');
}

/** Prints what the page holds after some steps of a tutorial, forth and back, and after it is left. */
export async function printMemory(browser: Browser, site: string): Promise<void> {
  printHeading('What the page holds over the steps of a tutorial, forth and back, without garbage');
  const held = await withFreshPage(browser, (page) => memoryOverSteps(page, site));
  held.forEach(({ steps, heap, nodes, workers, frames }, index) => {
    const when = index === held.length - 1 ? 'after leaving' : `after ${steps} steps`;
    const megabytes = (heap / 1e6).toFixed(1);
    console.log(`  ${when}: ${megabytes} MB, ${nodes} nodes, ${workers} workers, ${frames} frames`);
  });
}
