// `npm run check:firefox`: a smoke run of the built site in Firefox. It reads a page, searches, and compiles Angular in the playground, in a step of a
// tutorial and in an example of an article. Puppeteer drives it over WebDriver BiDi, which Firefox itself speaks; Playwright needs a Firefox of its own.
import { type Browser, type Frame, launch, type Page } from 'puppeteer-core';
import { findFirefox } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { Failure, main } from './lib/failure.mjs';
import { serve } from './serve.mjs';

/** How long anything may take before it counts as not happening, in milliseconds; the compiler is large. */
const PATIENCE = 30_000;

const heading = (text: string): string => `::-p-xpath(//h1[normalize-space() = "${text}"])`;

const button = (name: string): string =>
  `::-p-xpath(//button[normalize-space() = "${name}" and not(@disabled)])`;

/** An application with a mistake in its template. */
const broken = `import { Component } from '@angular/core';

@Component({ selector: 'app-root', template: '<h1>{{ absent }}</h1>' })
export class App {}
`;

/** An application of several parts of the framework: control flow, a signal, a computed one, an event. */
const edited = `import { Component, computed, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  template: \`
    <h1>{{ label() }}</h1>
    @if (count() > 1) {
      <p>more than one</p>
    }
    <button (click)="count.set(count() + 1)">Add</button>
  \`,
})
export class App {
  protected readonly count = signal(1);
  protected readonly label = computed(() => \`Edited \${this.count()}\`);
}
`;

/** The frame with the application, once it shows what is looked for. */
async function applicationWith(page: Page, selector: string): Promise<Frame> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    for (const frame of page.frames()) {
      if (frame === page.mainFrame()) continue;
      // A frame that is exchanged meanwhile has nothing any more.
      if (await frame.$(selector).catch(() => null)) return frame;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no frame of ${page.url()} shows ${selector} after ${PATIENCE} ms`);
}

/** Replaces the code in the editor, as a reader who pastes does. */
async function replaceCode(page: Page, code: string): Promise<void> {
  await page.locator('.code-editor >>> .cm-line').click();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  // The browser's own insertion: Puppeteer types letter by letter, and the editor would close each bracket once more.
  await page.evaluate((text) => document.execCommand('insertText', false, text), code);
}

/** What a reader does, by name. Each gets a page of its own. */
const checks: Record<string, (page: Page, origin: string) => Promise<void>> = {
  'an article is read, and its contents lead to a heading': async (page, origin) => {
    await page.goto(`${origin}/essentials/signals`);
    await page.locator('.toc a, .contents a').click();
    await page.waitForFunction(() => location.hash !== '');
  },
  'the search finds a symbol': async (page, origin) => {
    await page.goto(origin);
    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await page.locator('dialog [role="combobox"]').fill('linkedSignal');
    await page
      .locator(
        'dialog [role="option"][href*="linkedSignal"], dialog [role="option"] [href*="linkedSignal"]',
      )
      .wait();
  },
  'the playground compiles what is written, and says what is wrong': async (page, origin) => {
    await page.goto(`${origin}/playground`);
    await applicationWith(page, heading('Hello, world!'));
    await replaceCode(page, broken);
    await page.locator('::-p-text(TS2339)').wait();
    await replaceCode(page, edited);
    const frame = await applicationWith(page, heading('Edited 1'));
    await frame.locator('button').click();
    await applicationWith(page, heading('Edited 2'));
    await applicationWith(page, '::-p-text(more than one)');
  },
  'a step of a tutorial knows that its goals are met': async (page, origin) => {
    await page.goto(`${origin}/tutorials/signals/2-deriving-state-with-computed-signals`);
    await applicationWith(page, heading('Tiles for a mosaic'));
    await page.locator(button('Reveal Answer')).click();
    await page.locator('::-p-text(all goals)').wait();
  },
  'an example of an article is edited in place': async (page, origin) => {
    await page.goto(`${origin}/essentials/components`);
    await page.locator(button('Edit')).click();
    await page.locator('.code-editor >>> .cm-content').wait();
    await applicationWith(page, heading('Corner shop'));
    await replaceCode(page, edited);
    await applicationWith(page, heading('Edited 1'));
  },
};

/** Runs a check in a page of its own; the console's errors, and requests to other hosts, fail it. */
async function run(browser: Browser, check: (page: Page) => Promise<void>): Promise<string[]> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`the console says: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && hostname !== 'localhost') {
      complaints.push(`a request leaves the site: ${request.url()}`);
    }
  });
  await check(page).catch((error: unknown) => complaints.push(String(error)));
  await context.close();
  return complaints;
}

await main(async () => {
  await ensureBuilt();
  const executablePath = findFirefox();
  const server = await serve();
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  console.log(await browser.version());
  const failed: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const complaints = await run(browser, (page) => check(page, server.url));
    console.log([`${complaints.length ? '✗' : '✓'} ${name}`, ...complaints].join('\n    '));
    if (complaints.length) failed.push(name);
  }
  await browser.close();
  await server.close();
  if (failed.length) throw new Failure(`${failed.length} of ${Object.keys(checks).length} failed.`);
});
