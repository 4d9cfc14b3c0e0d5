import type { Locator } from '@playwright/test';

/** Where an element lies in the viewport; an error where it is not drawn. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not drawn.`);
  return box;
}
