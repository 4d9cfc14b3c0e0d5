import type { Page } from '@playwright/test';

/** Collects whatever goes wrong in a page: uncaught errors, and errors in the console, which include policy violations. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return problems;
}
