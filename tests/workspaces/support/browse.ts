import { type Browser, chromium, type Page } from '@playwright/test';
import { testBrowser } from '../../../scripts/lib/browser.mjs';

/** A page of Chromium, and what its console has said. */
export interface Browsed {
  readonly page: Page;
  /** Messages of the console and uncaught errors, in their order. */
  readonly said: string[];
}

let browser: Promise<Browser> | undefined;

/**
 * Opens an empty page in a context of its own. All pages of a test file share a browser; `closeBrowser()` ends it.
 * @param options for instance `locale`, or `javaScriptEnabled: false`
 */
export async function openPage(
  options: { locale?: string; javaScriptEnabled?: boolean } = {},
): Promise<Browsed> {
  browser ??= chromium.launch(testBrowser());
  const page = await (await (await browser).newContext(options)).newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return { page, said };
}

/** Ends the browser, with all its pages. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
