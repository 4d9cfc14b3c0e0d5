import type { Page } from '@playwright/test';

export const path = '/update-guide';

export const from = (page: Page) => page.getByRole('combobox', { name: 'From' });
export const to = (page: Page) => page.getByRole('combobox', { name: 'To', exact: true });
export const level = (page: Page, name: string) => page.getByRole('radio', { name });
export const option = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'The application uses' }).getByRole('checkbox', { name });
export const showButton = (page: Page) => page.getByRole('button', { name: 'Show the steps' });
export const planTitle = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /^Update from/ });
export const messages = (page: Page) => page.getByRole('alert');
export const status = (page: Page) => page.locator('[data-status]');
export const allSteps = (page: Page) => page.locator('[data-all-steps]');

/** A list of the plan by its heading. */
export const list = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** The rows of a list of the plan. */
export const rows = (page: Page, name: string | RegExp) => list(page, name).locator('li');
