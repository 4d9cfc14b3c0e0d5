import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Number of animations of the last view transition, or that it was skipped. */
    lastTransition?: number | 'skipped' | undefined;
  }
}

/** Watches the view transitions by which the router swaps pages, in every document from now on. */
export async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      window.lastTransition = undefined;
      const animations = () =>
        document
          .getAnimations()
          .filter(({ effect }) =>
            (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
          ).length;
      transition.ready.then(
        () => {
          window.lastTransition = animations();
        },
        () => {
          window.lastTransition = 'skipped';
        },
      );
      return transition;
    };
  });
}

/** How many animations the transition had that just began, once that is known. */
export async function lastTransition(page: Page): Promise<number | 'skipped' | undefined> {
  await expect.poll(() => page.evaluate(() => window.lastTransition)).toBeDefined();
  return page.evaluate(() => window.lastTransition);
}
