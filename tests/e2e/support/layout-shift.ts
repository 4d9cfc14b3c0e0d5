import type { Page } from '@playwright/test';

/** How far the parts of the page have moved since it began to be painted, as the Layout Instability API counts it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const add = (entry: PerformanceEntry) => {
          total += (entry as PerformanceEntry & { value: number }).value;
        };
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
}
