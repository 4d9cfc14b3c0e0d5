import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { serve } from '../serve.mjs';
import type { CommandLine } from './command-line.ts';
import type { Outcome } from './outcomes.ts';
import type { ForeignProject } from './projects.ts';
import { useApplication } from './use-application.ts';

/**
 * Builds a project with the Angular CLI, opens the result in a browser and uses it.
 *
 * @throws where one sees something else than the table says: then the table is wrong
 */
export async function cliOutcome(
  commandLine: CommandLine,
  browser: Browser,
  { name, files, expected }: ForeignProject,
): Promise<Outcome> {
  const { folder, diagnostics, printed } = await commandLine.build(name, files);
  const isRunnable = Boolean(expected.see || expected.throws);
  if (Boolean(folder) !== isRunnable)
    throw new Error(`${name} ${folder ? 'builds' : 'does not build'}:\n${printed}`);
  if (!folder) return { result: 'fails', diagnostics };
  await useBuilt(browser, folder, name, expected);
  return { result: expected.throws ? 'throws' : 'runs', diagnostics };
}

/** Opens a built application and uses it as the table says. */
export async function useBuilt(
  browser: Browser,
  dir: string,
  name: string,
  expected: ForeignProject['expected'],
): Promise<void> {
  writeFileSync(join(dir, '404.html'), '');
  const server = await serve({ dir });
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  try {
    await page.goto(server.url);
    await useApplication(page, expected);
    if (expected.throws && !said.join('\n').includes(expected.throws))
      throw new Error(`The console says nothing of ${expected.throws}.`);
  } catch (error) {
    throw new Error(
      `${name}: ${error instanceof Error ? error.message : error}\n${said.join('\n')}`,
    );
  } finally {
    await page.close();
    await server.close();
  }
}
