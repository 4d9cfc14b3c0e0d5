import type { Page } from '@playwright/test';

/** How far the page could be scrolled sideways, in CSS pixels: nothing of it may be wider than the window. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
