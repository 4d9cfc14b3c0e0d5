import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Generator } from '@angular/service-worker/config';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testBrowser } from '../../scripts/lib/browser.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { openWorkspace, type Workspace } from '../../scripts/workspaces/index.ts';
import { filesBelow } from '../../src/files/index.ts';

// What the articles about the service worker say of the board in `content/examples/departures`: two versions are built and served here, and Chromium installs
// the worker, loses the network, gets updates and messages.

type Config = Parameters<Generator['process']>[0];
type Message = { type: string; [key: string]: unknown };

/** A copy of a build that a server shows, and what was asked of the server. */
interface Site {
  readonly origin: string;
  folder: string;
  /** Paths and queries of the requests, without the API. */
  readonly asked: string[];
  /** Requests to the API, with their methods. */
  readonly api: string[];
  /** Closes each connection without an answer. */
  down: boolean;
  /** Milliseconds before the API answers. */
  slow: number;
  /** Status of the API. */
  status: number;
  /** What the server answers instead of a file: a text, or a status. */
  readonly instead: Map<string, string | number>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const place = mkdtempSync(join(tmpdir(), 'service-worker-'));
const servers: Server[] = [];
const contexts: BrowserContext[] = [];
let workspace: Workspace;
let browser: Awaited<ReturnType<typeof chromium.launch>>;

/** Copies a build to a folder of its own. */
function copyOf(build: 'v1' | 'v2'): string {
  const folder = mkdtempSync(join(place, `${build}-`));
  cpSync(join(place, build), folder, { recursive: true });
  return folder;
}

/** Writes the `ngsw.json` of a folder again, with another configuration. */
async function configure(folder: string, change: (config: Config) => Config): Promise<void> {
  const config: Config = JSON.parse(
    readFileSync(join(root, 'content/examples/departures/ngsw-config.json'), 'utf8'),
  );
  const generator = new Generator(
    {
      list: async () =>
        filesBelow(folder)
          .map((file) => file.slice(folder.length).replaceAll('\\', '/'))
          .filter((file) => file !== '/ngsw.json'),
      read: async (path) => readFileSync(join(folder, path), 'utf8'),
      hash: async (path) =>
        createHash('sha1')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      write: async () => {},
    },
    '/',
  );
  writeFileSync(
    join(folder, 'ngsw.json'),
    JSON.stringify(await generator.process(change(config)), null, 2),
  );
}

async function serve(folder: string): Promise<Site> {
  const site = {
    origin: '',
    folder,
    asked: [] as string[],
    api: [] as string[],
    down: false,
    slow: 0,
    status: 200,
    instead: new Map<string, string | number>(),
  };
  let number = 0;
  const answerApi = async (request: IncomingMessage) => {
    site.api.push(`${request.method} ${request.url}`);
    if (site.slow) await new Promise((resolve) => setTimeout(resolve, site.slow));
    number++;
    return [
      { time: '09:14', to: 'Harbor' },
      { time: '09:30', to: `Airport ${number}` },
    ];
  };
  const server = createServer(async (request, response) => {
    if (site.down) {
      request.socket.destroy();
      return;
    }
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
    if (pathname.startsWith('/api/')) {
      send(site.status, 'application/json', JSON.stringify(await answerApi(request)));
      return;
    }
    site.asked.push(request.url ?? '');
    const instead = site.instead.get(pathname);
    if (typeof instead === 'number') {
      send(instead, 'text/plain', 'Not found');
      return;
    }
    const type = types[extname(pathname)] ?? 'text/plain';
    const file = join(site.folder, pathname);
    if (instead !== undefined) send(200, type, instead);
    else if (extname(pathname) && existsSync(file)) send(200, type, readFileSync(file));
    else if (extname(pathname)) send(404, 'text/plain', 'Not found');
    else send(200, 'text/html', readFileSync(join(site.folder, 'index.html')));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return site;
}

/** Opens the site in a profile of its own, and keeps the messages of the worker. */
async function visit(site: Site, path = '/'): Promise<Page> {
  const context = await browser.newContext();
  contexts.push(context);
  await context.addInitScript(() => {
    const messages: unknown[] = [];
    Object.assign(globalThis, { messages });
    navigator.serviceWorker.addEventListener('message', ({ data }) => messages.push(data));
  });
  const page = await context.newPage();
  await page.goto(site.origin + path);
  return page;
}

/** Waits until the worker controls the page and has stored its files. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => (await stored(page)).filter((path) => path === '/index.html').length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(0);
  await send(page, 'CHECK_FOR_UPDATES');
}

/** Paths of the stored files of the application and of the API. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(':cache'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Sends what `SwUpdate` sends, and returns the result of the worker. */
const send = (page: Page, action: string): Promise<unknown> =>
  page.evaluate(
    (action) =>
      new Promise((resolve) => {
        const nonce = Math.random();
        navigator.serviceWorker.addEventListener('message', ({ data }) => {
          if (data.type === 'OPERATION_COMPLETED' && data.nonce === nonce)
            resolve(data.result ?? data.error);
        });
        navigator.serviceWorker.controller?.postMessage({ action, nonce });
      }),
    action,
  );

const messages = (page: Page): Promise<Message[]> =>
  page.evaluate(() => (globalThis as unknown as { messages: Message[] }).messages);

const messageTypes = async (page: Page) =>
  (await messages(page)).map(({ type }) => type).filter((type) => type !== 'OPERATION_COMPLETED');

/** Requests an address from the page: its status and text, or what failed. */
const ask = (page: Page, path: string, init: RequestInit = {}): Promise<string> =>
  page.evaluate(
    async ([path, init]) => {
      try {
        const response = await fetch(path as string, init as RequestInit);
        return `${response.status} ${await response.text()}`;
      } catch (error) {
        return String(error);
      }
    },
    [path, init] as const,
  );

const state = async (page: Page): Promise<string> => ask(page, '/ngsw/state');

beforeAll(async () => {
  browser = await chromium.launch(testBrowser());
  workspace = await openWorkspace('departures');
  const build = async (name: string) => {
    const { status, printed } = await workspace.ng('build');
    expect(printed).toContain('Application bundle generation complete.');
    expect(status).toBe(0);
    cpSync(join(workspace.folder, 'dist/departures/browser'), join(place, name), {
      recursive: true,
    });
  };
  const replace = (path: string, from: string, to: string) =>
    workspace.write(path, workspace.read(path).replace(from, to));
  await build('v1');
  replace('src/app/board.ts', '<h1>Departures', '<h1>Departures today');
  replace('src/app/help.ts', '<h1>Help', '<h1>Help and contact');
  replace('ngsw-config.json', 'Summer', 'Winter');
  await build('v2');
});

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

afterAll(async () => {
  await browser.close();
  workspace?.dispose();
  rmSync(place, { recursive: true, force: true });
});

/** How much the worker has left. */
const control = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** An entry of the board. */
const item = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

describe('the build', () => {
  test('has the files that the article names', () => {
    for (const file of ['ngsw.json', 'ngsw-worker.js', 'safety-worker.js', 'worker-basic.min.js'])
      expect(existsSync(join(place, 'v1', file)), file).toBe(true);
    const read = (file: string) => readFileSync(join(place, 'v1', file), 'utf8');
    expect(read('worker-basic.min.js')).toBe(read('safety-worker.js'));
    const manifest = JSON.parse(read('ngsw.json'));
    expect(manifest.timestamp).toBeGreaterThan(0);
    expect(manifest.hashTable['/index.html']).toBe(
      createHash('sha1').update(read('index.html')).digest('hex'),
    );
  });
});

describe('the app shell', () => {
  const SHELL = 'Loading train times…';
  const folder = 'dist/departures-shell/browser';
  let shell: Workspace;

  beforeAll(async () => {
    shell = await openWorkspace('departures-shell');
  });

  afterAll(() => shell?.dispose());

  const manifest = () => JSON.parse(shell.read(`${folder}/ngsw.json`));

  test('is rendered into a page of the build that the worker does not use', async () => {
    const { status, printed } = await shell.ng('build');
    expect(printed).toContain('Application bundle generation complete.');
    expect(status).toBe(0);
    expect(shell.read(`${folder}/index.html`)).toContain(SHELL);
    expect(shell.read(`${folder}/index.csr.html`)).not.toContain(SHELL);
    expect(manifest().index).toBe('/index.csr.html');
  });

  test('is what the worker of the download shows from the second visit on', async () => {
    const { status, printed } = await shell.script('build');
    expect(status, printed).toBe(0);
    expect(manifest().index).toBe('/index.html');
    expect(Object.keys(manifest().hashTable).filter((path) => /worker/.test(path))).toEqual([]);

    const site = await serve(join(shell.folder, folder));
    const page = await visit(site);
    await installed(page);
    site.down = true;
    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(await answer?.text()).toContain(SHELL);
    await item(page, '09:14 Harbor').waitFor();
  });

  test('is built by the script that the article quotes', () => {
    const { scripts } = JSON.parse(shell.read('package.json'));
    const article = join(root, 'content/docs/ecosystem/service-workers/app-shell.mdx');
    expect(readFileSync(article, 'utf8')).toContain(`"build": "${scripts.build}"`);
  });
});

describe('the installed worker', () => {
  test('answers without a network, from its second visit with data', async () => {
    const site = await serve(copyOf('v1'));
    const page = await visit(site);
    await installed(page);
    expect(site.asked.filter((path) => path === '/map.svg')).toEqual([]);
    expect(site.api).toEqual(['GET /api/departures']);
    site.down = true;
    await page.reload();
    await item(page, 'No train times are available.').waitFor();
    site.down = false;
    await page.reload();
    await item(page, 'Airport 2').waitFor();
    site.down = true;
    await page.reload();
    await item(page, 'Airport 2').waitFor();
    // A page that loads later is stored, a picture of a lazy group is not.
    await page.getByRole('link', { name: 'Help' }).click();
    await page.getByRole('heading', { name: 'Help' }).waitFor();
    expect(await ask(page, '/map.svg')).toBe('TypeError: Failed to fetch');
    // Addresses that no group names, and groups without an answer.
    expect(await ask(page, '/api/other')).toBe('504 ');
    expect(await ask(page, '/api/stations')).toBe('TypeError: Failed to fetch');
    expect(await ask(page, '/api/departures/today')).toBe('504 ');
    expect(await ask(page, '/api/departures?ngsw-bypass')).toBe('TypeError: Failed to fetch');
    expect(await ask(page, '/api/departures', { headers: { 'ngsw-bypass': 'true' } })).toBe(
      'TypeError: Failed to fetch',
    );
    expect(await ask(page, '/api/departures')).toContain('200 ');
    expect(await send(page, 'CHECK_FOR_UPDATES')).toBe(false);
    const shown = await state(page);
    expect(shown).toContain('Driver state: NORMAL ((nominal))');
    expect(shown).toContain('Check for update aborted. (Client or server offline.)');
    for (const line of ['NGSW Debug Info:', '=== Idle Task Queue ===', 'Debug log:'])
      expect(shown).toContain(line);
  });

  test('gets an update and gives it to the next page', async () => {
    const site = await serve(copyOf('v1'));
    const page = await visit(site);
    await installed(page);
    await page.reload();
    site.folder = copyOf('v2');
    site.asked.length = 0;
    await page.reload();
    await page.getByRole('heading', { name: 'Departures', exact: true }).waitFor();
    await page.getByText('A new version is available.').waitFor();
    expect(await messageTypes(page)).toEqual(['VERSION_DETECTED', 'VERSION_READY']);
    const [, ready] = await messages(page);
    expect(ready).toMatchObject({
      currentVersion: { appData: { release: 'Summer timetable' } },
      latestVersion: { appData: { release: 'Winter timetable' } },
    });
    // Only what has changed was requested.
    expect(site.asked.some((path) => path.startsWith('/main-'))).toBe(true);
    expect(site.asked).not.toContain('/favicon.ico');
    const second = await page.context().newPage();
    await second.goto(site.origin);
    await second.getByRole('heading', { name: 'Departures today' }).waitFor();
    expect(await page.getByRole('heading').textContent()).toBe('Departures');
    expect(((await state(page)).match(/^=== Version /gm) ?? []).length).toBe(2);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Departures today' }).waitFor();
  });

  test('activates an update once when asked', async () => {
    const site = await serve(copyOf('v1'));
    const page = await visit(site);
    await installed(page);
    await page.reload();
    expect(await send(page, 'CHECK_FOR_UPDATES')).toBe(false);
    site.folder = copyOf('v2');
    expect(await send(page, 'CHECK_FOR_UPDATES')).toBe(true);
    expect(await send(page, 'CHECK_FOR_UPDATES')).toBe(false);
    expect(await send(page, 'ACTIVATE_UPDATE')).toBe(true);
    expect(await send(page, 'ACTIVATE_UPDATE')).toBe(false);
  });

  test('keeps its version if files and hashes differ, and recovers', async () => {
    const site = await serve(copyOf('v1'));
    const page = await visit(site);
    await installed(page);
    await page.reload();
    site.folder = copyOf('v2');
    site.instead.set('/index.html', 'changed by a proxy');
    expect(await send(page, 'CHECK_FOR_UPDATES')).toBe(false);
    const failed = (await messages(page)).find(
      ({ type }) => type === 'VERSION_INSTALLATION_FAILED',
    );
    expect(failed?.error).toMatch(/^Hash mismatch \(cacheBustedFetchFromNetwork\): .*after cache/);
    expect(await state(page)).toContain(
      'Driver state: EXISTING_CLIENTS_ONLY (Degraded due to failed initialization: Hash mismatch',
    );
    // A tab keeps its version; what loads again comes from the server.
    site.asked.length = 0;
    await ask(page, '/index.html');
    expect(site.asked).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Departures today' }).waitFor();
    site.instead.clear();
    expect(await send(page, 'CHECK_FOR_UPDATES')).toBe(true);
    expect(await state(page)).toContain('Driver state: NORMAL');
  });

  test('removes itself where the server has no ngsw.json', async () => {
    const site = await serve(copyOf('v1'));
    const page = await visit(site);
    await installed(page);
    site.instead.set('/ngsw.json', 500);
    expect(await send(page, 'CHECK_FOR_UPDATES')).toBe(false);
    expect(await state(page)).toContain('Manifest fetch failed! (status: 500)');
    expect((await control(page)).registrations).toBe(1);
    site.instead.set('/ngsw.json', '<!doctype html>');
    expect(await send(page, 'CHECK_FOR_UPDATES')).toBe(false);
    expect((await control(page)).registrations).toBe(1);
    // Without its script, the worker stays.
    site.instead.set('/ngsw-worker.js', 404);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}));
    expect((await control(page)).registrations).toBe(1);
    site.instead.set('/ngsw.json', 404);
    expect(await send(page, 'CHECK_FOR_UPDATES')).toBe(false);
    expect(await control(page)).toEqual({ caches: 0, registrations: 0 });
  });

  test('says that a file is lost, and the board reloads', async () => {
    const site = await serve(copyOf('v1'));
    const page = await visit(site);
    await installed(page);
    await page.reload();
    await item(page, 'Harbor').waitFor();
    const old = (await stored(page)).filter((path) => path.startsWith('/chunk-'));
    await page.evaluate(async (paths) => {
      for (const name of await caches.keys())
        for (const path of paths) await (await caches.open(name)).delete(path);
    }, old);
    for (const path of old) site.instead.set(path, 404);
    let reason = '';
    await page.exposeFunction('keep', (message: Message) => {
      if (message.type === 'UNRECOVERABLE_STATE') reason = String(message.reason);
    });
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('message', ({ data }) =>
        (globalThis as unknown as { keep(data: unknown): void }).keep(data),
      );
    });
    const again = page.waitForEvent('framenavigated');
    await ask(page, old[0] as string).catch(() => '');
    await again;
    await expect
      .poll(() => reason)
      .toMatch(
        /^Failed to retrieve hashed resource from the server\. \(AssetGroup: app \| URL: \/chunk-/,
      );
  });

  test('is replaced by the safety worker', async () => {
    const site = await serve(copyOf('v1'));
    const page = await visit(site);
    await installed(page);
    site.instead.set(
      '/ngsw-worker.js',
      readFileSync(join(site.folder, 'safety-worker.js'), 'utf8'),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => control(page), { timeout: 10_000 })
      .toEqual({ caches: 0, registrations: 0 });
  });

  test('passes pushes on and shows a notification', async () => {
    const site = await serve(copyOf('v1'));
    const page = await visit(site);
    await installed(page);
    await page.context().grantPermissions(['notifications'], { origin: site.origin });
    const cdp = await page.context().newCDPSession(page);
    let registrationId = '';
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId ||= registrations[0]?.registrationId ?? '';
    });
    await cdp.send('ServiceWorker.enable');
    await expect.poll(() => registrationId).not.toBe('');
    const worker = page.context().serviceWorkers()[0];
    // A browser without windows shows no notifications: what the worker asks for is kept instead.
    await worker?.evaluate(() => {
      const scope = globalThis as unknown as {
        shown: unknown[];
        opened: string[];
        registration: { showNotification(...args: unknown[]): Promise<void> };
        clients: { openWindow(url: string): Promise<null> };
      };
      scope.shown = [];
      scope.opened = [];
      scope.registration.showNotification = async (...args) => {
        scope.shown.push(args);
      };
      scope.clients.openWindow = async (url) => {
        scope.opened.push(url);
        return null;
      };
    });
    const push = (data: object) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: site.origin,
        registrationId,
        data: JSON.stringify(data),
      });
    const kept = (name: 'shown' | 'opened') =>
      worker?.evaluate((name) => (globalThis as unknown as Record<string, unknown>)[name], name);
    await push({ timetable: 'changed' });
    await push({ notification: { title: 'Delay', body: '10 minutes', color: 'red' } });
    await expect
      .poll(() => kept('shown'))
      .toEqual([['Delay', { title: 'Delay', body: '10 minutes' }]]);
    await expect
      .poll(async () => (await messages(page)).filter(({ type }) => type === 'PUSH').length)
      .toBe(2);
    const click = (data: object) =>
      worker?.evaluate(
        (data) => {
          const scope = globalThis as unknown as EventTarget & {
            readonly ExtendableEvent: new (type: string) => Event;
          };
          const event = Object.assign(new scope.ExtendableEvent('notificationclick'), {
            action: '',
            notification: { title: 'Delay', data, close: () => {} },
          });
          scope.dispatchEvent(event);
        },
        data as Record<string, unknown>,
      );
    await click({ page: '/help' });
    // The board navigates to the page of the notification.
    await page.waitForURL(`${site.origin}/help`);
    await click({ onActionClick: { default: { operation: 'openWindow', url: 'help' } } });
    await expect.poll(() => kept('opened')).toEqual([`${site.origin}/help`]);
    await click({
      onActionClick: { default: { operation: 'sendRequest', url: '/api/reports/seen' } },
    });
    await expect.poll(() => site.api).toContain('GET /api/reports/seen');
  });

  test('is part of a worker of your own', async () => {
    const site = await serve(copyOf('v1'));
    site.instead.set(
      '/ngsw-worker.js',
      `importScripts('./angular.js');
      self.addEventListener('message', (event) => {
        if (event.data.action === 'ping') event.source.postMessage({ type: 'PONG' });
      });`,
    );
    site.instead.set('/angular.js', readFileSync(join(site.folder, 'ngsw-worker.js'), 'utf8'));
    const page = await visit(site);
    await installed(page);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ action: 'ping' }));
    await expect.poll(() => messageTypes(page)).toContain('PONG');
    site.down = true;
    await page.reload();
    await page.getByRole('heading', { name: 'Departures' }).waitFor();
  });
});

describe('a worker of your own', () => {
  /** Serves the board with a script in the place of its worker, and Angular's worker beside it. */
  async function own(script: string): Promise<{ site: Site; page: Page }> {
    const site = await serve(copyOf('v1'));
    site.instead.set('/angular.js', readFileSync(join(site.folder, 'ngsw-worker.js'), 'utf8'));
    site.instead.set('/ngsw-worker.js', script);
    const page = await visit(site);
    await installed(page);
    return { site, page };
  }

  const handler = (end: string) => `
    self.addEventListener('fetch', (event) => {
      if (event.request.url.endsWith('/api/reports')) {
        event.respondWith(new Response('kept', { status: 202 }));
        ${end}
      }
    });`;
  const importing = "importScripts('./angular.js');";

  test('answers requests before Angular does', async () => {
    const { page, site } = await own(handler('event.stopImmediatePropagation();') + importing);
    expect(await ask(page, '/api/reports')).toBe('202 kept');
    site.down = true;
    await page.reload();
    await page.getByRole('heading', { name: 'Departures' }).waitFor();
  });

  test('answers nothing after Angular', async () => {
    const { page } = await own(importing + handler(''));
    expect(await ask(page, '/api/reports')).toMatch(/^200 /);
  });

  test('may be a module', async () => {
    const site = await serve(copyOf('v1'));
    site.instead.set('/own.js', "import './ngsw-worker.js';");
    site.instead.set('/old.js', "importScripts('./ngsw-worker.js');");
    const page = await visit(site);
    await installed(page);
    const register = (script: string) =>
      page.evaluate(
        (script) =>
          navigator.serviceWorker
            .register(script, { type: 'module', scope: '/module/' })
            .then(() => 'registered', String),
        script,
      );
    expect(await register('/old.js')).toContain('TypeError');
    expect(await register('/own.js')).toBe('registered');
  });
});

describe('the configuration', () => {
  const data =
    (cacheConfig: object, urls = ['/api/times']) =>
    (config: Config) =>
      ({
        ...config,
        dataGroups: [
          { name: 'times', urls, cacheConfig: { maxSize: 2, maxAge: '1d', ...cacheConfig } },
        ],
      }) as Config;

  async function open(change: (config: Config) => Config): Promise<{ site: Site; page: Page }> {
    const folder = copyOf('v1');
    await configure(folder, change);
    const site = await serve(folder);
    const page = await visit(site);
    await installed(page);
    site.api.length = 0;
    return { site, page };
  }

  test('performance asks once, and a POST removes the entry', async () => {
    const { site, page } = await open(data({ strategy: 'performance' }));
    await ask(page, '/api/times');
    await ask(page, '/api/times');
    expect(site.api).toEqual(['GET /api/times']);
    await ask(page, '/api/times', { method: 'POST' });
    await ask(page, '/api/times');
    expect(site.api).toEqual(['GET /api/times', 'POST /api/times', 'GET /api/times']);
    // maxSize is 2: the one that was used least recently goes.
    await ask(page, '/api/times?day=1');
    await ask(page, '/api/times?day=2');
    site.api.length = 0;
    await ask(page, '/api/times?day=1');
    expect(site.api).toEqual([]);
    await ask(page, '/api/times');
    expect(site.api).toEqual(['GET /api/times']);
    site.status = 500;
    await ask(page, '/api/times?day=3');
    await ask(page, '/api/times?day=3');
    expect(site.api).toHaveLength(3);
  });

  test('freshness asks first, and takes the stored answer after the timeout', async () => {
    const { site, page } = await open(data({ strategy: 'freshness', timeout: '300u' }));
    const first = await ask(page, '/api/times');
    site.slow = 1500;
    expect(await ask(page, '/api/times')).toBe(first);
    site.slow = 0;
    await page.waitForTimeout(1600);
    site.down = true;
    // The late answer was stored.
    expect(await ask(page, '/api/times')).not.toBe(first);
    site.down = false;
    site.status = 500;
    expect(await ask(page, '/api/times')).toMatch(/^500/);
  });

  test('refreshAhead is an age, and maxAge ends it', async () => {
    const { site, page } = await open(
      data({ strategy: 'performance', refreshAhead: '1s', maxAge: '1h' }),
    );
    const first = await ask(page, '/api/times');
    expect(await ask(page, '/api/times')).toBe(first);
    expect(site.api).toHaveLength(1);
    await page.waitForTimeout(1200);
    expect(await ask(page, '/api/times')).toBe(first);
    await expect.poll(() => site.api.length).toBe(2);
    // The worker has asked, and stores the answer a moment later.
    await expect.poll(() => ask(page, '/api/times')).not.toBe(first);
  });

  test('an entry past maxAge is not used', async () => {
    const { site, page } = await open(data({ strategy: 'performance', maxAge: '500u' }));
    await ask(page, '/api/times');
    await page.waitForTimeout(700);
    await ask(page, '/api/times');
    expect(site.api).toHaveLength(2);
  });

  test('patterns of addresses match anywhere', async () => {
    const { site, page } = await open(data({ strategy: 'performance' }, ['/api/times']));
    for (const path of ['/api/times/late?a=1', '/api/other/api/times', '/api/timesheet']) {
      await ask(page, path);
      await ask(page, path);
    }
    expect(site.api).toHaveLength(3);
  });

  test('an asset by address is stored when it is used', async () => {
    const { site, page } = await open((config) => ({
      ...config,
      assetGroups: [
        ...(config.assetGroups ?? []),
        { name: 'fonts', installMode: 'prefetch', resources: { urls: ['/api/fonts/**'] } },
      ],
    }));
    expect(site.api).toEqual([]);
    await ask(page, '/api/fonts/a.css');
    await ask(page, '/api/fonts/a.css');
    expect(site.api).toHaveLength(1);
  });

  test('navigationUrls and the strategy for pages', async () => {
    const { site, page } = await open((config) => ({
      ...config,
      navigationUrls: ['/**', '!/**/*.*', '!/admin', '!/admin/**'],
    }));
    site.asked.length = 0;
    await page.goto(`${site.origin}/help`);
    expect(site.asked).not.toContain('/help');
    await page.goto(`${site.origin}/admin/users`);
    expect(site.asked).toContain('/admin/users');

    const fresh = await open((config) => ({ ...config, navigationRequestStrategy: 'freshness' }));
    fresh.site.asked.length = 0;
    await fresh.page.goto(`${fresh.site.origin}/help`);
    expect(fresh.site.asked).toContain('/help');
    fresh.site.down = true;
    await fresh.page.reload();
    await fresh.page.getByRole('heading', { name: 'Help' }).waitFor();
  });

  test('an application past applicationMaxAge comes from the network', async () => {
    const { site, page } = await open((config) => ({ ...config, applicationMaxAge: '1u' }));
    site.asked.length = 0;
    await page.goto(`${site.origin}/help`);
    expect(site.asked).toContain('/help');
    site.down = true;
    await expect(page.reload().then((response) => response?.status())).resolves.toBe(504);
  });
});
