import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Expected, Step } from './projects.ts';

/** How long something may take to be seen, in milliseconds. */
const TIMEOUT_MS = 10_000;

const listed = (texts: string | readonly string[] | undefined): readonly string[] =>
  texts === undefined ? [] : [texts].flat();

/** What a click may mean. */
function target(place: Page | FrameLocator, name: string): Locator {
  return place
    .getByRole('button', { name, exact: true })
    .or(place.getByRole('link', { name, exact: true }))
    .or(place.getByRole('menuitem', { name, exact: true }))
    .or(place.getByRole('checkbox', { name, exact: true }))
    .first();
}

/** The first of the elements that show a text, also below a shadow root. */
const shown = (place: Page | FrameLocator, text: string): Locator =>
  place.getByText(text).filter({ visible: true }).first();

async function take(place: Page | FrameLocator, step: Step): Promise<void> {
  const body = place.locator('body');
  const timeout = TIMEOUT_MS;
  for (const [label, text] of Object.entries(step.type ?? {})) {
    const field = place.getByLabel(label, { exact: true }).or(place.getByPlaceholder(label));
    await field.fill(text, { timeout });
    await field.blur({ timeout });
  }
  if (step.click) await target(place, step.click).click({ timeout });
  if (step.press) await body.press(step.press, { timeout });
  for (const text of listed(step.see)) await expect(shown(place, text)).toBeVisible({ timeout });
  if (step.gone) await expect(shown(place, step.gone)).toBeHidden({ timeout });
}

/** Uses an application as the table says. @throws where it shows something else */
export async function useApplication(
  place: Page | FrameLocator,
  { see = [], then = [] }: Expected,
): Promise<void> {
  for (const step of [{ see }, ...then]) await take(place, step);
}
