import type { Page } from '@playwright/test';

/**
 * Collects whatever goes wrong in a page: uncaught errors, and errors in the console, which include policy violations.
 *
 * @param types what counts in the console
 */
export function watchProblems(page: Page, types: readonly string[] = ['error']): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (types.includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  return problems;
}
