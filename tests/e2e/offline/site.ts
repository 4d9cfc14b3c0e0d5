import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { StaticFiles } from '../../../scripts/lib/static-files.mjs';
import { addresses } from '../support/addresses.ts';
import { type TestBuild, testBuild } from './builds.ts';

export { expect };

/** A host whose deployed build and connection the test chooses: routes of Playwright do not see all that a service worker asks for. */
export interface Site {
  readonly url: string;
  /** Paths that were asked for, oldest first. */
  readonly asked: string[];
  /** Whether the host can be reached. */
  online: boolean;
  /** Paths that the host fails to answer although it can be reached. */
  broken: RegExp | undefined;
  /** Paths that are answered once something has happened. */
  held: { readonly paths: RegExp; readonly until: Promise<void> } | undefined;
  build: TestBuild;
}

const types = new StaticFiles();

async function respond(site: Site, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', site.url);
  if (!site.online || site.broken?.test(pathname)) return response.destroy();
  site.asked.push(pathname);
  if (site.held?.paths.test(pathname)) await site.held.until;
  const { build } = site;
  const headers = { 'cache-control': 'no-cache' };
  if (pathname === '/service-worker.js')
    return response
      .writeHead(200, { ...headers, 'content-type': 'text/javascript' })
      .end(build.worker);
  if (pathname === build.list[0])
    return response
      .writeHead(200, { ...headers, 'content-type': 'application/json' })
      .end(build.list[1]);
  const found = build.read(pathname) ?? build.read('/404');
  if (!found) return response.writeHead(404).end();
  const { headers: described } = await types.read(found.file, undefined);
  const status = build.read(pathname) ? 200 : 404;
  return response
    .writeHead(status, { ...headers, 'content-type': String(described['content-type']) })
    .end(request.method === 'HEAD' ? undefined : found.content);
}

export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  site: async ({}, use) => {
    const server = createServer((request, response) => void respond(site, request, response));
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const { port } = server.address() as AddressInfo;
    const url = `http://localhost:${port}`;
    const build = await testBuild('a');
    const site: Site = { url, asked: [], online: true, broken: undefined, held: undefined, build };
    await use(site);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
  baseURL: ({ site }, use) => use(site.url),
});

const footer = (page: Page): Locator => page.getByRole('contentinfo');

export const beginButton = (page: Page) =>
  footer(page).getByRole('button', { name: 'Make available offline' });
export const openButton = (page: Page) =>
  footer(page).getByRole('button', { name: 'Offline reading' });
export const panel = (page: Page) => footer(page).getByRole('group', { name: 'Offline reading' });
export const status = (page: Page) => footer(page).getByRole('status');

/** Presses the button and waits until the page can be read offline. */
export async function makeAvailable(page: Page): Promise<void> {
  await beginButton(page).click();
  await expect(status(page)).toHaveText('This page can be read offline now.');
}

/** Opens a page of the essentials and makes it available. */
export async function beginReading(page: Page): Promise<void> {
  await page.goto(addresses.signals);
  await makeAvailable(page);
}

/** Follows a link of the page, through the router. The page is given the link, as those that it has differ from page to page. */
export async function followLink(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'Elsewhere';
    document.querySelector('main')?.prepend(link);
  }, to);
  await page.getByRole('link', { name: 'Elsewhere', exact: true }).click();
}

/** Names of all caches, and how many workers are registered. */
export function traces(page: Page): Promise<{ caches: string[]; workers: number }> {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/** Paths in the cache of a build. */
export function keptPaths(page: Page, build: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }, `docs-offline-build-${build}`);
}
