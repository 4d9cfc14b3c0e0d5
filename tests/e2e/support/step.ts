import type { Locator, Page } from '@playwright/test';

/** The link to the step after the one that is shown. */
export const nextStep = (page: Page): Locator => page.getByRole('link', { name: /^Next step/ });

/** What a step asks for, and what of it is reached. */
export const goals = (page: Page): Locator =>
  page.getByRole('region', { name: 'Goals of this step' });

/** How many goals are reached, in words. */
export const goalStatus = (page: Page): Locator => goals(page).getByRole('status');
