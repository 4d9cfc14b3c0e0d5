import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The levels that applications are asked to meet; best practices that need a whole page's landmarks are left to its author. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Sends transitions to their end: axe measures the colours and opacities that it finds. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // One that runs for ever has no end to be sent to.
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    }
  });
}

/**
 * Runs axe in a page as it is now. In the page itself, without frames: Playwright's own adapter opens a second page for every run, which takes five times as long.
 *
 * @param options of axe; all its rules run by default
 * @returns a line for each element in violation: the rule, where, and what to mend; empty where all is well
 */
export async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
  await settle(page);
  await page.evaluate(`window.axe ?? (() => {${source}})()`);
  const run = { ...options, resultTypes: ['violations'], iframes: false } satisfies RunOptions;
  const results = await page.evaluate<AxeResults, RunOptions>(
    (chosen) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, chosen),
    run,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}
