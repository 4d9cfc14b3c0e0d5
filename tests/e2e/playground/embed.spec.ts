import {
  type APIRequestContext,
  expect,
  type FrameLocator,
  type Page,
  test,
} from '@playwright/test';
import { embedCode } from '../../../src/islands/playground/embed-code.ts';
import { fromHash, type SharedCode, toHash } from '../../../src/islands/playground/shared-code.ts';
import { violations } from '../../support/axe.ts';
import { allowClipboard, clipboardText, refuseClipboard } from '../../support/clipboard.ts';
import { typeText } from '../support/hands.ts';
import { type OtherSite, otherSite } from '../support/other-site.ts';
import { refusals, refuseStorage } from '../support/storage.ts';
import { application, codeOf, expectRunning } from '../support/workspace.ts';

const embed = '/playground/embed';
const sites: OtherSite[] = [];

/** Compiling takes as long as on a slow computer. */
const patience = { timeout: 30_000 };

test.beforeEach(() => {
  test.slow();
});

test.afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

/** A template whose greeting is another one. */
async function greeting(request: APIRequestContext, text: string): Promise<SharedCode> {
  const { files, openFiles } = await (
    await request.get('/assets/playground/hello-world.json')
  ).json();
  const app = '/src/app/app.ts';
  return { files: { ...files, [app]: files[app].replace('Hello, ', text) }, open: openFiles };
}

/** Opens a page of another site that has a frame in it; returns the frame. */
async function openElsewhere(page: Page, html: string): Promise<FrameLocator> {
  const site = await otherSite(html);
  sites.push(site);
  await page.goto(site.url);
  return page.locator('iframe').first().contentFrame();
}

const heading = (frame: FrameLocator, name: string) =>
  frame
    .locator('.preview-frame iframe:visible')
    .first()
    .contentFrame()
    .getByRole('heading', { name });
const run = (frame: FrameLocator) => frame.getByRole('button', { name: 'Run', exact: true });
const link = (frame: FrameLocator) => frame.getByRole('link', { name: 'Open in the playground' });

/** Collects requests to hosts other than that of the site and that of the page around it. */
function foreignRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
      found.push(href);
  });
  return found;
}

test('a page of another site shows code, and its reader runs it with the keyboard', async ({
  page,
  request,
  baseURL,
}) => {
  const foreign = foreignRequests(page);
  const frame = await openElsewhere(
    page,
    embedCode(`${baseURL}`, await greeting(request, 'Ahoy, ')),
  );
  await expect(frame.locator('.code-editor .cm-content')).toContainText('Ahoy, ');
  await expect(frame.locator('.preview-frame iframe')).toHaveCount(0);
  await run(frame).focus();
  await page.keyboard.press('Enter');
  await expect(heading(frame, 'Ahoy, world!')).toBeVisible(patience);
  await expect(frame.getByRole('navigation')).toHaveCount(0);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await expect(frame.locator('.notice')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('the keyboard comes into the editor of a frame, and out of it again', async ({
  page,
  request,
  baseURL,
}) => {
  const code = await greeting(request, 'Ahoy, ');
  const frame = await openElsewhere(page, `${embedCode(`${baseURL}`, code)}<button>After</button>`);
  await expect(frame.locator('.code-editor .cm-content')).toContainText('Ahoy, ');
  await link(frame).focus();
  const reached: string[] = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.tagName ?? '');
    reached.push(place);
    if (place === 'BUTTON') break;
  }
  expect(reached.at(-1)).toBe('BUTTON');
});

test('what is edited in a frame goes along into the playground', async ({
  page,
  request,
  baseURL,
}) => {
  const frame = await openElsewhere(
    page,
    embedCode(`${baseURL}`, await greeting(request, 'Ahoy, ')),
  );
  const field = frame.locator('.code-editor .cm-content');
  await expect(field).toContainText('Ahoy, ');
  await field.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await typeText(page, '// mine\n');
  await expect
    .poll(async () => {
      const { hash } = new URL((await link(frame).getAttribute('href')) ?? '', baseURL);
      return fromHash(hash.slice(1)).files['/src/app/app.ts'];
    })
    .toMatch(/^\/\/ mine/);
  const popup = page.waitForEvent('popup');
  await link(frame).click();
  const playground = await popup;
  expect(new URL(playground.url()).pathname).toBe('/playground');
  await expect.poll(() => codeOf(playground), patience).toMatch(/^\/\/ mine/);
});

for (const refusal of refusals) {
  test(`a frame works where storage is refused: ${refusal}`, async ({ page, request, baseURL }) => {
    await refuseStorage(page, refusal);
    const frame = await openElsewhere(
      page,
      embedCode(`${baseURL}`, await greeting(request, 'Ahoy, ')),
    );
    await run(frame).click();
    await expect(heading(frame, 'Ahoy, world!')).toBeVisible(patience);
  });
}

test('the preview alone loads no editor', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto(`${embed}?view=preview#${toHash(await greeting(request, 'Ahoy, '))}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expectRunning(page, 'Ahoy, world!');
  await expect(page.locator('.code-editor')).toHaveCount(0);
  expect(asked.filter((path) => /EmbeddedPreview/.test(path))).not.toEqual([]);
  expect(asked.filter((path) => /EmbeddedEditor|Workspace/.test(path))).toEqual([]);
});

test('a project that needs zone.js follows its timers in a frame', async ({ page, request }) => {
  const start = await (await request.get('/assets/playground/new-project.json')).json();
  const app = `import { Component } from '@angular/core';
@Component({
  selector: 'app-root',
  template: '<h1>{{ text }}</h1><button (click)="sing()">Sing</button>',
})
export class App {
  text = 'Silence';
  sing() { setTimeout(() => (this.text = 'Song'), 20); }
}
`;
  const files = { ...start.files, '/src/app/app.ts': app };
  await page.goto(`${embed}#${toHash({ files, open: start.openFiles })}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expectRunning(page, 'Silence');
  await application(page).getByRole('button', { name: 'Sing' }).click();
  await expectRunning(page, 'Song');
});

test('without code in the address, a template runs at once', async ({ page }) => {
  await page.goto(embed);
  await expectRunning(page, 'Hello, world!');
});

test('another code in the address takes the place of the first, and waits to be run', async ({
  page,
  request,
}) => {
  await page.goto(embed);
  await expectRunning(page, 'Hello, world!');
  const hash = toHash(await greeting(request, 'Ahoy, '));
  await page.evaluate((text) => {
    location.hash = text;
  }, hash);
  await expect.poll(() => codeOf(page)).toContain('Ahoy, ');
  await expect(page.locator('.preview-frame iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expectRunning(page, 'Ahoy, world!');
});

test('a damaged link says so in its frame', async ({ page }) => {
  await page.goto(`${embed}#v1.AAAA`);
  await expect(page.getByRole('alert')).toContainText('The link is damaged');
  await expect(page.locator('.workspace')).toHaveCount(0);
});

test('a frame has the scheme of the system, or that of its address, and so has the preview', async ({
  page,
}) => {
  const schemes = async (address: string) => {
    await page.goto(address);
    await expectRunning(page, 'Hello, world!');
    const background = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor);
    const application = page.locator('.preview-frame iframe:visible').first().contentFrame();
    const preview = await application
      .locator('html')
      .evaluate(
        (html) =>
          getComputedStyle(html).colorScheme.includes('dark') &&
          (getComputedStyle(html).colorScheme === 'dark' ||
            matchMedia('(prefers-color-scheme: dark)').matches),
      );
    return { background, preview };
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await schemes(embed);
  const light = await schemes(`${embed}?theme=light`);
  expect(light.background).not.toBe(dark.background);
  expect([dark.preview, light.preview]).toEqual([true, false]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await schemes(embed)).toEqual(light);
  expect((await schemes(`${embed}?theme=dark`)).background).toBe(dark.background);
});

for (const [view, query] of [
  ['code and preview', ''],
  ['the preview alone', '?view=preview'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${view} in a frame: nothing is wrong for assistive technology, ${colorScheme}`, async ({
      page,
      request,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 700, height: 500 });
      await page.goto(`${embed}${query}#${toHash(await greeting(request, 'Ahoy, '))}`);
      await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expectRunning(page, 'Ahoy, world!');
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('the playground gives away the HTML of a frame', async ({ page, baseURL }) => {
  await allowClipboard(page);
  await page.goto('/playground');
  await expect(page.locator('.code-editor')).toBeVisible();
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(page.locator('.playground-message')).toContainText('Embed code copied');
  const html = await clipboardText(page);
  const [, hash = ''] = /^<iframe src="[^"#]*#([^"]*)"/.exec(html) ?? [];
  expect(html).toBe(embedCode(`${baseURL}`, fromHash(hash)));
});

test('where nothing can be copied, the HTML of a frame stands in a field', async ({ page }) => {
  await refuseClipboard(page, 'rejects');
  await page.goto('/playground');
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  const field = page.getByRole('textbox', { name: 'Embed code' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^<iframe src=".*\/playground\/embed#v1\./);
});

test('other sites may frame this page and the frames in it, and no other', async ({ request }) => {
  const headersOf = async (address: string) => (await request.get(address)).headers();
  const manifest = await (await request.get('/sandbox/manifest.json')).json();
  for (const address of [embed, manifest.frame])
    expect((await headersOf(address))['content-security-policy']).toContain('frame-ancestors *');
  for (const address of ['/playground', '/', '/essentials/signals']) {
    const headers = await headersOf(address);
    expect(headers['content-security-policy'] ?? '').not.toContain('frame-ancestors');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  }
});

test('the page for frames is no page of the site', async ({ request }) => {
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain(embed);
  expect(await (await request.get(embed)).text()).toContain(
    '<meta name="robots" content="noindex">',
  );
  expect((await request.get(`${embed}.md`)).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a frame says what it needs', async ({ page }) => {
    await page.goto(embed);
    await expect(page.getByText('It needs JavaScript')).toBeVisible();
  });
});
