import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fencesOf } from '../../scripts/fences/index.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { openWorkspace, type Running, type Workspace } from '../../scripts/workspaces/index.ts';
import { closeBrowser, openPage } from './support/browse.ts';
import { type FakeModel, startModel } from './support/fake-model.ts';

// What the articles about rendering on a server and hydration say of the shop in `content/examples/ssr-shop`: it is built, served by Node, and hydrated in
// Chromium. The pages under `/lab` are added here; each shows one statement of an article.

const serverFile = 'dist/ssr-shop/server/server.mjs';

/** Pages that only the tests have. */
const lab = `
import { isPlatformBrowser } from '@angular/common';
import { afterNextRender, Component, inject, input, OnInit, PendingTasks, PLATFORM_ID, signal } from '@angular/core';

@Component({ selector: 'lab-box', template: '<button type="button" (click)="count.set(count() + 1)">{{ name() }} {{ count() }}</button>' })
export class Box {
  readonly name = input('');
  readonly count = signal(0);
  constructor() {
    afterNextRender(() => console.log('hydrated ' + this.name()));
  }
}
@Component({ selector: 'lab-first', template: '<button type="button" (click)="count.set(count() + 1)">{{ name() }} {{ count() }}</button>' })
export class First extends Box {}
@Component({ selector: 'lab-second', template: '<button type="button" (click)="count.set(count() + 1)">{{ name() }} {{ count() }}</button>' })
export class Second extends Box {}

@Component({ selector: 'lab-triggers', imports: [Box], template: \`
  @defer (hydrate on immediate) { <lab-box name="immediate" /> }
  @defer (hydrate on idle) { <lab-box name="idle" /> }
  @defer (hydrate on timer(300ms)) { <lab-box name="timer" /> }
  @defer (hydrate on hover) { <lab-box name="hover" /> }
  @defer (hydrate on interaction) { <lab-box name="interaction" /> }
  @defer (hydrate when ready()) { <lab-box name="when" /> }
  @defer (on immediate; hydrate never) { <lab-box name="never" /> }
  @defer (on immediate) { <lab-box name="plain" /> } @placeholder { <p>Placeholder of plain</p> }
  <button type="button" (click)="ready.set(true)">Ready</button>
  <div style="height: 3000px">Far below</div>
  @defer (hydrate on viewport) { <lab-box name="viewport" /> }
\` })
export class Triggers {
  readonly ready = signal(false);
}

@Component({ selector: 'lab-inner', imports: [First, Second], template: \`
  @defer (hydrate on interaction) { <lab-first name="first" /> }
  @defer (hydrate on interaction) { <lab-second name="second" /> }
\` })
export class Inner {
  constructor() {
    afterNextRender(() => console.log('hydrated inner'));
  }
}
@Component({ selector: 'lab-nested', imports: [Inner, Box], template: \`
  @defer (hydrate on interaction) { <lab-inner /> }
  @defer (hydrate on interaction) { <lab-box [name]="name()" /> }
  <button type="button" (click)="name.set('new name')">Rename</button>
\` })
export class Nested {
  readonly name = signal('old name');
}

@Component({ selector: 'lab-table', template: '<table><tr><td>Kettle</td></tr></table>' })
export class Table {}
@Component({ selector: 'lab-skipped', imports: [Table], template: '<h1>Sizes</h1><lab-table ngSkipHydration />' })
export class Skipped {}
@Component({ selector: 'lab-window', template: '{{ width }}' })
export class Width {
  readonly width = window.innerWidth;
}
@Component({ selector: 'lab-init', template: '<p>Width {{ width }}</p>' })
export class Init implements OnInit {
  width = 0;
  ngOnInit() {
    this.width = window.innerWidth;
  }
}
@Component({ selector: 'lab-differs', template: '@if (inBrowser) { <p>browser</p> } @else { <h2>server</h2> } <em>{{ text }}</em><ul>@for (item of more; track item) { <li>{{ item }}</li> }</ul><ol>@for (item of fewer; track item) { <li>{{ item }}</li> }</ol>' })
export class Differs {
  readonly inBrowser = isPlatformBrowser(inject(PLATFORM_ID));
  readonly text = this.inBrowser ? 'text of the browser' : 'text of the server';
  readonly more = this.inBrowser ? ['a', 'b', 'c'] : ['a'];
  readonly fewer = this.inBrowser ? ['a'] : ['a', 'b', 'c'];
}
@Component({ selector: 'lab-timer', template: '{{ text() }}' })
export class Timer {
  readonly text = signal('not yet');
  constructor() {
    setTimeout(() => this.text.set('after the timer'), 50);
  }
}
@Component({ selector: 'lab-task', template: '{{ text() }}' })
export class Task {
  readonly text = signal('not yet');
  constructor() {
    const done = inject(PendingTasks).add();
    setTimeout(() => { this.text.set('after the task'); done(); }, 50);
  }
}
@Component({ selector: 'lab-field', template: \`
  <input #field aria-label="Name" (input)="typed.set(field.value)" (keydown.enter)="entered.set(true)" />
  <p (mouseenter)="entered.set(true)">Typed {{ typed() }}, entered {{ entered() }}</p>
\` })
export class Field {
  readonly typed = signal('');
  readonly entered = signal(false);
}
@Component({ selector: 'lab-translated', template: '<h1 i18n>Products</h1>' })
export class Translated {}
`;

/** Guards that redirect. */
const labGuards = `
import { inject, RESPONSE_INIT } from '@angular/core';
import { Router } from '@angular/router';
export const toCart = () => inject(Router).parseUrl('/cart');
export const toCartWithCookie = () => {
  const response = inject(RESPONSE_INIT, { optional: true });
  if (response) response.headers = { 'Set-Cookie': 'from=guard' };
  return toCart();
};
`;

const labPages = {
  triggers: 'Triggers',
  nested: 'Nested',
  table: 'Table',
  skipped: 'Skipped',
  window: 'Width',
  init: 'Init',
  differs: 'Differs',
  timer: 'Timer',
  task: 'Task',
  field: 'Field',
  translated: 'Translated',
};

let shop: Workspace;
let built: string;
let server: Running;
let model: FakeModel;
const port = 4291;
const address = (path: string): string => `http://localhost:${port}${path}`;

/** The last route, before which others are put. */
const catchAll = /\{\s*path: '\*\*'/;

function addLab({ read, write }: Workspace): void {
  write('src/app/lab.ts', lab);
  write('src/app/lab-guards.ts', labGuards);
  const product = read('src/app/product-page.html');
  const loading = '} @loading {\n<p>Reviews are loading</p>\n} @placeholder {';
  write('src/app/product-page.html', product.replace('} @placeholder {', loading));
  const routes = Object.entries(labPages).map(
    ([path, name]) =>
      `{ path: 'lab/${path}', loadComponent: () => import('./lab').then((m) => m.${name}) },`,
  );
  const redirects = `{ path: 'basket', redirectTo: 'cart' },
  { path: 'cookie', canActivate: [toCartWithCookie], children: [] },
  { path: 'missing/moved', canActivate: [toCart], children: [] },
  { path: 'missing/page', loadComponent: () => import('./lab').then((m) => m.Task) },`;
  const changed = read('src/app/app.routes.ts').replace(
    catchAll,
    (found) => `${routes.join('\n')}\n${redirects}\n${found}`,
  );
  write(
    'src/app/app.routes.ts',
    `import { toCart, toCartWithCookie } from './lab-guards';\n${changed}`,
  );
  write(
    'src/app/app.routes.server.ts',
    read('src/app/app.routes.server.ts').replace(
      catchAll,
      (found) =>
        `{ path: 'lab/**', renderMode: RenderMode.Server },\n{ path: 'missing/**', renderMode: RenderMode.Server, status: 404 },\n${basket}\n${found}`,
    ),
  );
}

/** The code of an article's fence. */
function fence(article: string, title: string): string {
  const file = `content/docs/${article}.mdx`;
  const { fences } = fencesOf(file, readFileSync(join(root, file), 'utf8'));
  const found = fences.find(({ meta }) => meta.title === title);
  if (!found) throw new Error(`${file} has no fence with the title ${title}.`);
  return found.code;
}

/** The root element in the file for pages that only the browser renders. The build writes its attributes in lower case. */
const emptyRoot = '<app-root ngcspnonce="r4nd0m"></app-root>';

/** Adds what other articles have for `server.ts`: a policy, for requests that ask for it, and a route to a model. */
function extendServer({ read, write }: Workspace): void {
  write('src/with-policy.ts', fence('guide/security', 'src/with-policy.ts'));
  write(
    'src/index.html',
    read('src/index.html').replace('<app-root>', '<app-root ngCspNonce="r4nd0m">'),
  );
  const handle = ".handle(request, { region: 'EU' })";
  const asked = `${handle}
    .then((page) => (page && request.headers['x-policy'] ? withPolicy(page) : page))`;
  const engine = 'const engine = ';
  const changed = read('src/server.ts')
    .replace(handle, asked)
    .replace(engine, `${fence('ai/design-patterns', 'server.ts')}\n${engine}`);
  write('src/server.ts', `import { withPolicy } from './with-policy';\n${changed}`);
}

/** The server route of a redirect. */
const basket = `{ path: 'basket', renderMode: RenderMode.Server, status: 301 },`;

/** As `ng add @angular/localize` does, for the page that has `i18n`. */
function addLocalize({ folder, read, write }: Workspace): void {
  const installed = join(root, 'node_modules/@angular/localize');
  symlinkSync(installed, join(folder, 'node_modules/@angular/localize'), 'junction');
  const configuration = JSON.parse(read('angular.json'));
  const { options } = configuration.projects['ssr-shop'].architect.build;
  options.polyfills = [...(options.polyfills ?? []), '@angular/localize/init'];
  write('angular.json', JSON.stringify(configuration));
}

const serve = (env: Record<string, string>): Promise<Running> =>
  shop.start([serverFile], /Listening/, {
    PORT: String(port),
    // With `test`, which the test runner has set, Express logs no errors.
    NODE_ENV: 'development',
    MODEL_URL: model.address,
    MODEL_KEY: 'k3y',
    ...env,
  });

beforeAll(async () => {
  shop = await openWorkspace('ssr-shop');
  addLab(shop);
  addLocalize(shop);
  extendServer(shop);
  model = await startModel();
  // The development configuration keeps the texts of messages.
  const { status, printed } = await shop.ng('build', '--configuration', 'development');
  if (status !== 0) throw new Error(printed);
  built = printed;
  server = await serve({ NG_ALLOWED_HOSTS: 'localhost' });
});

afterAll(async () => {
  await server?.stop();
  await model?.stop();
  await closeBrowser();
  shop?.dispose();
});

/** Opens a page. With `held`, the main script arrives only after `release()`. */
async function open(path: string, held = false) {
  const { page, said } = await openPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  let release = (): void => {};
  if (held) {
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/main[^/]*\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
  }
  await page.goto(address(path), { waitUntil: 'commit' });
  return { page, said, requested, release };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function hydrated(said: readonly string[]): Promise<string> {
  await expect.poll(() => said.join('\n')).toContain('Angular hydrated ');
  return said.find((text) => text.startsWith('Angular hydrated ')) ?? '';
}

describe('the build', () => {
  test('prerenders the start page and two products, with the API of server.ts', () => {
    expect(built).toContain('Prerendered 3 static routes.');
    expect(
      Object.keys(JSON.parse(shop.read('dist/ssr-shop/prerendered-routes.json')).routes),
    ).toEqual(['/', '/products/1', '/products/2']);
    expect(shop.read('dist/ssr-shop/browser/products/2/index.html')).toContain('<h1>Toaster</h1>');
  });

  test('has the files and options that ng new writes', () => {
    const { options } = JSON.parse(shop.read('angular.json')).projects['ssr-shop'].architect.build;
    expect(options).toMatchObject({
      server: 'src/main.server.ts',
      outputMode: 'server',
      ssr: { entry: 'src/server.ts' },
    });
    expect(JSON.parse(shop.read('package.json')).scripts).toHaveProperty('serve:ssr:ssr-shop');
    expect(shop.read('src/main.server.ts')).toContain('bootstrapApplication(App, config, context)');
    expect(shop.read('src/app/app.config.server.ts')).toContain('withRoutes(serverRoutes)');
  });
});

describe('the server', () => {
  test.each([
    ['/', 200, 'ng-server-context="ssg"', '>Teapot</a>'],
    ['/products/1', 200, 'ng-server-context="ssg"', '<h1>Kettle</h1>'],
    ['/products/3', 200, 'ng-server-context="ssr"', '<h1>Teapot</h1>'],
    ['/products/9', 404, 'ng-server-context="ssr"', "<h1>We don't sell this product</h1>"],
    ['/cart', 200, '<body ngcm', emptyRoot],
    ['/nowhere', 404, 'ng-server-context="ssr"', '<h1>Page not found</h1>'],
  ])('answers %s with %i', async (path, status, context, content) => {
    const response = await fetch(address(path));
    const html = await response.text();

    expect(response.status).toBe(status);
    expect(html).toContain(context);
    expect(html).toContain(content);
  });

  test('gives the request to the account page, and sets the headers of its route', async () => {
    const response = await fetch(address('/account'), { headers: { cookie: 'name=Ada' } });

    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('<h1>Hello, Ada</h1>');
    expect(html).toContain('"customer-name":"Ada"');
  });

  test('redirects with the status of the server route', async () => {
    const { status, headers } = await fetch(address('/basket'), { redirect: 'manual' });

    expect(status).toBe(301);
    expect(headers.get('location')).toBe('/cart');
  });

  test('sends a redirect without the headers that code has set', async () => {
    const { status, headers } = await fetch(address('/cookie'), { redirect: 'manual' });

    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([
      302,
      '/cart',
      null,
    ]);
  });

  test('with status 404 for a wildcard, an existing page has it too, and a redirect throws', async () => {
    const page = await fetch(address('/missing/page'));
    const moved = await fetch(address('/missing/moved'), { redirect: 'manual' });

    expect(page.status).toBe(404);
    expect(await page.text()).toContain('>after the task<');
    expect(moved.status).toBe(500);
    expect(await moved.text()).toContain('Invalid redirect status code: 404');
  });

  test('sends an incomplete page with status 200 where ngOnInit needs the window', async () => {
    const response = await fetch(address('/lab/init'));

    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('<p>Width 0</p>');
    expect(server.printed()).toContain('ReferenceError: window is not defined');
  });

  test('finds the cookie by its whole name', async () => {
    const headers = { cookie: 'username=bob; name=Ada' };

    expect(await (await fetch(address('/account'), { headers })).text()).toContain('Hello, Ada');
    expect(await (await fetch(address('/api/name'), { headers })).json()).toBe('Ada');
  });

  test('answers 404 where a component needs the window, and logs the error', async () => {
    const response = await fetch(address('/lab/window'));

    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Cannot GET /lab/window');
    expect(server.printed()).toContain('ReferenceError: window is not defined');
  });

  test('waits for pending tasks, and without zones not for timers', async () => {
    expect(await (await fetch(address('/lab/task'))).text()).toContain('>after the task<');
    expect(await (await fetch(address('/lab/timer'))).text()).toContain('>not yet<');
  });

  test('puts the response of the HTTP client and the notes for hydration into ng-state', async () => {
    const html = await (await fetch(address('/products/3'))).text();

    const state = JSON.parse(/<script id="ng-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(Object.values(state)).toContainEqual(
      expect.objectContaining({ u: '/api/products/3', s: 200 }),
    );
    expect(state).toHaveProperty('__nghData__');
  });
});

describe('hydration', () => {
  test('keeps the nodes of the server, and sends no request for transferred data', async () => {
    const { page, said, requested, release } = await open('/products/1', true);
    const heading = await page.getByRole('heading', { name: 'Kettle' }).elementHandle();
    release();

    expect(await hydrated(said)).toMatch(
      /^Angular hydrated 2 component\(s\) and \d+ node\(s\), 0 component\(s\) were skipped\. 1 defer block\(s\) were configured to use incremental hydration\./,
    );
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
    expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  test('replays a click from before', async () => {
    const { page, release } = await open('/products/1', true);
    await button(page, 'Add to cart').click();
    expect(await page.getByText('In the cart: 0').count()).toBe(1);
    release();

    await page.getByText('In the cart: 1').waitFor();
  });

  test('does not hold back a link', async () => {
    const { page } = await open('/products/1', true);
    await page.getByRole('link', { name: 'Account' }).click();

    await page.waitForURL('**/account', { waitUntil: 'commit' });
  });

  test('replays input, but neither key filters nor mouseenter', async () => {
    const { page, said, release } = await open('/lab/field', true);
    await page.getByLabel('Name').pressSequentially('Ada');
    await page.getByLabel('Name').press('Enter');
    await page.getByText('Typed').hover();
    await page.mouse.move(0, 0);
    release();
    await hydrated(said);

    await page.getByText('Typed Ada, entered false').waitFor();
  });

  test('takes the name of the customer from the transferred state', async () => {
    const { page } = await openPage();
    await page.context().addCookies([{ name: 'name', value: 'Ada', url: address('/') }]);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(address('/account'));
    await hydrated(said);

    expect(await page.getByRole('heading').textContent()).toBe('Hello, Ada');
  });

  test('asks the server for the name after a navigation in the browser', async () => {
    const { page, said } = await open('/products/1');
    await hydrated(said);
    await page.context().addCookies([{ name: 'name', value: 'Ada', url: address('/') }]);
    await page.getByRole('link', { name: 'Account' }).click();

    await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
  });

  test('reports a mismatch of nodes with NG0500', async () => {
    const { said } = await open('/lab/table');

    await expect
      .poll(() => said.join('\n'))
      .toContain('NG0500: During hydration Angular expected <tr> but found <tbody>.');
    expect(said.join('\n')).toContain('<tbody>…</tbody>  <-- AT THIS LOCATION');
  });

  test('leaves out a component with ngSkipHydration', async () => {
    const { page, said } = await open('/lab/skipped');

    expect(await hydrated(said)).toContain('1 component(s) were skipped');
    expect(await page.getByRole('cell').textContent()).toBe('Kettle');
    expect(said.join('\n')).not.toContain('NG05');
  });

  test('replaces a branch, a text and items that differ, without a message', async () => {
    const { page, said } = await open('/lab/differs');
    await hydrated(said);

    await page.getByText('text of the browser').waitFor();
    expect(await page.getByText('server').count()).toBe(0);
    await expect.poll(() => page.locator('ul li').allTextContents()).toEqual(['a', 'b', 'c']);
    await expect.poll(() => page.locator('ol li').allTextContents()).toEqual(['a']);
    expect(said.join('\n')).not.toContain('NG05');
  });

  test('skips components with i18n unless their support is on', async () => {
    const html = await (await fetch(address('/lab/translated'))).text();

    expect(html).toMatch(/<lab-translated[^>]* ngskiphydration/);
  });
});

describe('incremental hydration', () => {
  test('loads the reviews at the first click, and repeats that click', async () => {
    const { page, said, requested } = await open('/products/1');
    await hydrated(said);
    expect(await page.getByText('Boils fast.').count()).toBe(1);
    const before = requested.length;
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await gate;
      await route.continue();
    });

    await button(page, 'Helpful').click();
    await expect.poll(() => requested.slice(before)).toHaveLength(1);
    expect(await page.getByText('Boils fast.').count()).toBe(1);
    expect(await page.getByText('Reviews are loading').count()).toBe(0);
    release();

    await page.getByText('1 found this helpful').waitFor();
    expect(requested.slice(before)).toHaveLength(1);
  });

  test('hydrates a block when its trigger fires', async () => {
    const { page, said } = await open('/lab/triggers');
    await expect
      .poll(() => said)
      .toEqual(expect.arrayContaining(['hydrated immediate', 'hydrated idle', 'hydrated timer']));
    for (const name of ['hover', 'interaction', 'when', 'viewport', 'never'])
      expect(said).not.toContain(`hydrated ${name}`);

    await button(page, /^hover/).hover();
    await expect.poll(() => said).toContain('hydrated hover');
    await button(page, 'Ready').click();
    await expect.poll(() => said).toContain('hydrated when');
    await button(page, /^viewport/).scrollIntoViewIfNeeded();
    await expect.poll(() => said).toContain('hydrated viewport');
    await button(page, 'never 0').click();
    await button(page, /^interaction/).click();
    await button(page, 'interaction 1').waitFor();
    expect(said).not.toContain('hydrated never');
    expect(await button(page, 'never 0').count()).toBe(1);
  });

  test('renders the placeholder of a block without a hydrate trigger', async () => {
    const html = await (await fetch(address('/lab/triggers'))).text();

    expect(html).toContain('Placeholder of plain');
    expect(html).toContain('viewport 0');
  });

  test('hydrates the outer block first, and leaves the neighbor alone', async () => {
    const { page, said } = await open('/lab/nested');
    await hydrated(said);

    await button(page, /^first/).click();
    await button(page, 'first 1').waitFor();

    expect(said.filter((text) => text.startsWith('hydrated'))).toEqual([
      'hydrated inner',
      'hydrated first',
    ]);
  });

  test('shows a new input only after hydration', async () => {
    const { page, said } = await open('/lab/nested');
    await hydrated(said);
    await button(page, 'Rename').click();
    expect(await button(page, 'old name 0').count()).toBe(1);

    await button(page, 'old name 0').click();

    await button(page, 'new name 1').waitFor();
  });
});

describe('withPolicy() of the article about security', () => {
  const headers = { 'x-policy': 'yes' };
  const nonceOf = (response: Response) =>
    /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

  test.each(['/products/1', '/products/3', '/cart'])(
    'gives the scripts and styles of %s a new nonce',
    async (path) => {
      const first = await fetch(address(path), { headers });
      const nonce = nonceOf(first);
      const html = await first.text();

      expect(nonce).toMatch(/^[\w+/]{22}==$/);
      expect(nonceOf(await fetch(address(path), { headers }))).not.toBe(nonce);
      expect(html).not.toContain('r4nd0m');
      const tags = [...html.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
      const code = tags.filter((tag) => !tag.includes('type="application/json"'));
      expect(code).not.toEqual([]);
      for (const tag of code) expect(tag).toContain(`nonce="${nonce}"`);
      expect(first.headers.get('cache-control')).toBe('private, no-store');
      expect(first.headers.get('etag')).toBeNull();
    },
  );

  test('lets pages hydrate and load their chunks', async () => {
    const { page, said } = await openPage();
    await page.setExtraHTTPHeaders(headers);
    await page.goto(address('/products/1'));
    await hydrated(said);
    await button(page, 'Add to cart').click();
    await page.getByText('In the cart: 1').waitFor();
    await button(page, 'Helpful').click();
    await page.getByText('1 found this helpful').waitFor();

    expect(said.join('\n')).not.toContain('Content Security Policy');
  });

  test('does not see static files, which contain the placeholder', async () => {
    const shell = await fetch(address('/index.csr.html'), { headers });

    expect(await shell.text()).toContain('nonce="r4nd0m"');
    expect(nonceOf(shell)).toBeUndefined();
  });

  test('leaves a redirect unchanged', async () => {
    const moved = await fetch(address('/basket'), { headers, redirect: 'manual' });

    expect([moved.status, moved.headers.get('location'), nonceOf(moved)]).toEqual([
      301,
      '/cart',
      undefined,
    ]);
  });
});

describe('the route to a model', () => {
  const ask = (prompt: string, signal?: AbortSignal): Promise<Response> =>
    fetch(address('/api/meals'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ prompt }),
      ...(signal && { signal }),
    });
  const pieces = (answer: Response) =>
    answer.body?.pipeThrough(new TextDecoderStream()).getReader();

  test('passes each piece on as it arrives, and adds the key', async () => {
    const answer = await ask('rice');
    const reader = pieces(answer);

    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await reader?.read()).toMatchObject({ value: 'Rice ' });
    model.finish();
    expect(await reader?.read()).toMatchObject({ value: 'with beans' });
    expect(await reader?.read()).toMatchObject({ done: true });
    expect(model.asked.at(-1)).toEqual({ authorization: 'Bearer k3y', prompt: 'rice' });
  });

  test('aborts its request with that of the browser, and Express logs it', async () => {
    const abort = new AbortController();
    const before = model.aborted();
    const reader = pieces(await ask('rice', abort.signal));
    await reader?.read();
    abort.abort();

    await expect.poll(() => model.aborted()).toBe(before + 1);
    await expect.poll(() => server.printed()).toContain('This operation was aborted');
    await expect(reader?.read()).rejects.toThrow();
  });

  test('passes on the status of an error, and not its text', async () => {
    const answer = await ask('fail');

    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('Service Unavailable');
  });

  test('refuses long requests', async () => {
    expect((await ask('x'.repeat(5000))).status).toBe(413);
  });
});

// The last groups: they end the server of the others, and build the project anew.
describe('hosts', () => {
  test('a host that is not in the list gets status 400', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`);

    expect(response.status).toBe(400);
    expect(await response.text()).toBe(
      `Header "host" with value "127.0.0.1:${port}" is not allowed.`,
    );
  });

  test('with the empty list of a new project, every page is sent without content', async () => {
    await server.stop();
    server = await serve({ NG_ALLOWED_HOSTS: '' });
    const response = await fetch(address('/products/1'));

    expect(response.status).toBe(200);
    expect(await response.text()).toContain(emptyRoot);
    expect(server.printed()).toContain('Header "host" with value');
  });
});

async function rebuild(
  change: (project: Record<string, unknown>, options: Record<string, unknown>) => void,
) {
  await server.stop();
  const configuration = JSON.parse(shop.read('angular.json'));
  const project = configuration.projects['ssr-shop'];
  change(project, project.architect.build.options);
  shop.write('angular.json', JSON.stringify(configuration));
  return shop.ng('build', '--configuration', 'development');
}

describe('status 404 on the server route for all other URLs', () => {
  test('the build rejects a redirect that it covers', async () => {
    const routes = shop.read('src/app/app.routes.server.ts');
    shop.write(
      'src/app/app.routes.server.ts',
      routes
        .replace(basket, '')
        .replace(/(path: '\*\*', renderMode: RenderMode\.Server)/, '$1, status: 404'),
    );
    const { status, printed } = await rebuild(() => undefined);
    shop.write('src/app/app.routes.server.ts', routes);

    expect(printed).toContain("The '404' status code is not a valid redirect response code.");
    expect(status).not.toBe(0);
  });
});

describe('locales', () => {
  test('each has its own pages, and the start page redirects by the language of the browser', async () => {
    shop.write('src/locale/de.json', '{ "locale": "de", "translations": { "title": "Produkte" } }');
    shop.write('src/app/lab.ts', lab.replace('<h1 i18n>', '<h1 i18n="@@title">'));
    const { status, printed } = await rebuild((project, options) => {
      project['i18n'] = {
        sourceLocale: { code: 'en-US', subPath: 'en' },
        locales: { de: { translation: 'src/locale/de.json', subPath: 'de' } },
      };
      options['localize'] = true;
    });
    expect(printed).toContain('Prerendered 6 static routes.');
    expect(status).toBe(0);
    server = await serve({ NG_ALLOWED_HOSTS: 'localhost' });

    const german = await fetch(address('/de/lab/translated'));
    expect(german.headers.get('content-language')).toBe('de');
    const html = await german.text();
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('<base href="/de/">');
    expect(html).toContain('<h1>Produkte</h1>');

    const headers = { 'Accept-Language': 'de-AT,de;q=0.9' };
    const start = await fetch(address('/'), { headers, redirect: 'manual' });
    expect([start.status, start.headers.get('location'), start.headers.get('vary')]).toEqual([
      302,
      '/de',
      'Accept-Language',
    ]);
    expect((await fetch(address('/cart'))).status).toBe(404);
  });
});

describe('a static build', () => {
  test('has files only, and the shell for client rendering', async () => {
    const routes = `import { PrerenderFallback, RenderMode, type ServerRoute } from '@angular/ssr';
export const serverRoutes: ServerRoute[] = [
  { path: 'lab/window', renderMode: RenderMode.Prerender },
  { path: 'lab/task', renderMode: RenderMode.Prerender },
  {
    path: 'products/:id',
    renderMode: RenderMode.Prerender,
    fallback: PrerenderFallback.Client,
    getPrerenderParams: async () => [{ id: '1' }],
  },
  { path: '**', renderMode: RenderMode.Client },
];`;
    shop.write('src/app/app.routes.server.ts', routes);
    shop.write(
      'src/app/shell.ts',
      `import { Component } from '@angular/core';
@Component({ selector: 'app-shell', template: '<p>Loading the shop</p>' })
export class Shell {}`,
    );
    // The route of the shell must come before `**`, which would match first.
    shop.write(
      'src/app/app.routes.ts',
      shop
        .read('src/app/app.routes.ts')
        .replace(
          catchAll,
          (found) =>
            `{ path: 'ng-app-shell', loadComponent: () => import('./shell').then((m) => m.Shell) },\n${found}`,
        ),
    );
    const server = shop.read('src/app/app.config.server.ts');
    shop.write(
      'src/app/app.config.server.ts',
      `import { withAppShell } from '@angular/ssr';
import { Shell } from './shell';
${server.replace('withRoutes(serverRoutes)', 'withRoutes(serverRoutes), withAppShell(Shell)')}`,
    );
    const { status, printed } = await rebuild((project, options) => {
      project['i18n'] = undefined;
      options['localize'] = false;
      options['outputMode'] = 'static';
    });

    // What fails while it is prerendered is printed, and its file is missing.
    expect(status).toBe(0);
    expect(printed).toContain('ReferenceError: window is not defined');
    const files = listHtml(join(shop.folder, 'dist/ssr-shop'));
    expect(files).toEqual([
      'browser/index.csr.html',
      'browser/index.html',
      'browser/lab/task/index.html',
      'browser/products/1/index.html',
    ]);
    // The API of server.ts answered, but the server is not written.
    expect(shop.read('dist/ssr-shop/browser/products/1/index.html')).toContain('<h1>Kettle</h1>');
    expect(existsSync(join(shop.folder, serverFile))).toBe(false);
    expect(shop.read('dist/ssr-shop/prerendered-routes.json')).toContain('/lab/window');
    expect(shop.read('dist/ssr-shop/browser/index.html')).toContain('<p>Loading the shop</p>');
  });
});

function listHtml(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
}
