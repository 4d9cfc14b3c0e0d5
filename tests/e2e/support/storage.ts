import type { BrowserContext, Page } from '@playwright/test';

/** Ways in which browsers refuse storage. */
export const refusals = ['methods throw', 'access throws'] as const;

export type Refusal = (typeof refusals)[number];

/**
 * Makes local storage unusable in every document from now on: its methods throw, as where it is full, or naming it does, as where
 * the reader forbids it.
 */
export async function refuseStorage(target: BrowserContext | Page, how: Refusal): Promise<void> {
  await target.addInitScript((refusal) => {
    const refuse = () => {
      throw new DOMException('Storage is refused by the test.', 'SecurityError');
    };
    if (refusal === 'access throws') {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      return;
    }
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
      Storage.prototype[method] = refuse;
    }
  }, how);
}
