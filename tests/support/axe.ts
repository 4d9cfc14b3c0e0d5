import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { ElementContext, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The levels that applications are asked to meet; best practices that need a whole page's landmarks are left to its author. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The rules that see more of a page than the element that they judge, by what axe's own sources say of them: those that it runs on whole pages only (`pageLevel`), those
 * that judge the root element or the head, and those whose checks compare elements all over the document (headings, landmarks, ids, access keys, frames). A part of a
 * page can't be judged by these; every other rule looks at the element itself, what it holds, its ancestors and what its attributes refer to.
 */
export const wholeDocumentRules = [
  'accesskeys',
  'aria-hidden-body',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'frame-title-unique',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-refresh',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
  'region',
  'skip-link',
];

/** A part of a page: what a selector finds, or everything without that, or both. */
export type Place =
  | string
  | { readonly exclude: string }
  | { readonly include: string; readonly exclude: string };

/** What goes into the page for one run. */
interface Chosen {
  readonly run: RunOptions;
  readonly place?: Place;
}

/**
 * In the page: sends transitions to their end, since axe measures the colours and opacities that it finds, and runs axe. One message there and one short answer: to send the
 * script of axe for every run, and all of its results back, takes longer than the run itself.
 *
 * @returns a line for each element in violation; undefined where axe has not been loaded yet
 */
async function judgeInPage({ run, place }: Chosen): Promise<string[] | undefined> {
  const { axe } = window as unknown as { axe?: typeof import('axe-core') };
  if (!axe) return undefined;
  for (const animation of document.getAnimations()) {
    // One that runs for ever has no end to be sent to.
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
  }
  const context = place === undefined ? document : place;
  const results = await axe.run(context as ElementContext, run);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}

/**
 * Runs axe in a page as it is now. In the page itself, without frames: Playwright's own adapter opens a second page for every run, which takes five times as long.
 *
 * @param options of axe; all its rules run by default
 * @param place the part of the page that is judged, all of it by default; axe fails where there is no such part
 * @returns a line for each element in violation: the rule, where, and what to mend; empty where all is well
 */
export async function violations(
  page: Page,
  options: RunOptions = {},
  place?: Place,
): Promise<string[]> {
  const run = { ...options, resultTypes: ['violations'], iframes: false } satisfies RunOptions;
  const chosen = { run, ...(place !== undefined && { place }) };
  const found = await page.evaluate(judgeInPage, chosen);
  if (found) return found;
  // `void`: a result would be sent back, and the result of the script is all of axe.
  await page.evaluate(`void (() => {${source}})()`);
  const judged = await page.evaluate(judgeInPage, chosen);
  if (!judged) throw new Error('axe could not be loaded into the page.');
  return judged;
}
