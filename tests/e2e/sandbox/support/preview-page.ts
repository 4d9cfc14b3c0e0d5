import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { root } from '../../../../scripts/lib/paths.mjs';
import { serve } from '../../../../scripts/serve.mjs';
import type {
  Check,
  CheckResult,
  createPreview,
  Preview,
  PreviewEvents,
} from '../../../../src/sandbox/preview/index.ts';
import { prepareRuntime } from '../../../../src/sandbox/runtime/index.ts';
import type { CompileOutput, ProjectFiles } from '../../../../src/sandbox/types.ts';
import { contentSecurityPolicy } from '../../../../src/security/content-security-policy.ts';

export { expect };

/** What a preview has told, in its order. */
export type Told = {
  [Name in keyof PreviewEvents]: { name: Name; event: PreviewEvents[Name] };
}[keyof PreviewEvents];

/** What the script of the page offers tests. */
export interface PreviewWindow {
  preview: Preview;
  told: Told[];
  start: (options?: { spare?: boolean }) => Promise<void>;
  createPreview: typeof createPreview;
}

const SCRIPT = `
import { createPreview, loadManifest } from '${join(root, 'src/sandbox/preview/index.ts')}';
const told = [];
const names = ['state', 'start', 'stopped', 'left', 'ready', 'console', 'error', 'title', 'location', 'module', 'outdated'];
async function start(options = {}) {
  const manifest = await loadManifest();
  const preview = createPreview(document.querySelector('#place'), { manifest, title: 'Preview', ...options });
  for (const name of names) preview.on(name, (event) => told.push({ name, event }));
  window.preview = preview;
}
Object.assign(window, { told, start, createPreview });
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${contentSecurityPolicy({ scripts: [], styles: [] })}">
<title>A page with a preview</title>
<link rel="icon" href="data:,">
<script type="module" src="/page.js"></script>
</head>
<body>
<label>Code <textarea></textarea></label>
<div id="place" style="block-size: 400px"></div>
</body>
</html>
`;

/** Writes a site that has nothing but a page with a preview. */
async function writeSite(dir: string): Promise<void> {
  cpSync(await prepareRuntime(), join(dir, 'sandbox'), { recursive: true });
  cpSync(join(root, 'public/_headers'), join(dir, '_headers'));
  mkdirSync(join(dir, 'script'));
  writeFileSync(join(dir, 'script/page.ts'), SCRIPT);
  const build = await rolldown({ input: join(dir, 'script/page.ts'), platform: 'browser' });
  await build.write({ file: join(dir, 'page.js'), format: 'esm' });
  await build.close();
  writeFileSync(join(dir, 'index.html'), PAGE);
  writeFileSync(join(dir, '404.html'), 'Not found');
}

/** A page with a preview, and what it tells. */
export class PreviewPage {
  readonly page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('iframe:not([inert])');
  }

  /** Makes the preview. */
  async start(options: { spare?: boolean } = {}): Promise<void> {
    await this.page.evaluate(
      (options) => (window as unknown as PreviewWindow).start(options),
      options,
    );
  }

  /** Shows an output and waits until it is to be seen. */
  async show(
    output: CompileOutput,
    options: { url?: string } = {},
  ): Promise<PreviewEvents['ready']> {
    const before = await this.told('ready');
    await this.begin(output, options);
    return this.next('ready', before.length);
  }

  /** Shows an output, and does not wait for it. */
  async begin(output: CompileOutput, options: { url?: string } = {}): Promise<void> {
    await this.page.evaluate(
      ([output, options]) => (window as unknown as PreviewWindow).preview.show(output, options),
      [output, options] as const,
    );
  }

  /** Calls something of the preview. */
  async call(name: 'reload' | 'back' | 'forward' | 'dispose'): Promise<void> {
    await this.page.evaluate((name) => (window as unknown as PreviewWindow).preview[name](), name);
  }

  /** Checks what is shown. */
  async probe(checks: readonly Check[], files: ProjectFiles = {}): Promise<CheckResult[]> {
    return this.page.evaluate(
      ([checks, files]) => (window as unknown as PreviewWindow).preview.probe(checks, files),
      [checks, files] as const,
    );
  }

  /** All that the preview has told of one kind. */
  async told<Name extends keyof PreviewEvents>(name: Name): Promise<PreviewEvents[Name][]> {
    const told = await this.page.evaluate(() => (window as unknown as PreviewWindow).told);
    return told.flatMap((one) => (one.name === name ? [one.event as PreviewEvents[Name]] : []));
  }

  /** What the preview tells after it has told this much. */
  async next<Name extends keyof PreviewEvents>(
    name: Name,
    after: number,
  ): Promise<PreviewEvents[Name]> {
    let found: PreviewEvents[Name][] = [];
    await expect
      .poll(
        async () => {
          found = await this.told(name);
          return found.length;
        },
        { timeout: 20_000, message: `the preview tells "${name}"` },
      )
      .toBeGreaterThan(after);
    return found[after] as PreviewEvents[Name];
  }

  /** Texts of the console. */
  async console(): Promise<string[]> {
    return (await this.told('console')).map(({ text }) => text);
  }
}

interface Site {
  readonly url: string;
  readonly dir: string;
}

export const test = base.extend<{ preview: PreviewPage }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const dir = mkdtempSync(join(tmpdir(), 'preview-site-'));
      await writeSite(dir);
      const { url, close } = await serve({ dir });
      await use({ url, dir });
      await close();
      rmSync(dir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  preview: async ({ page, site }, use) => {
    await page.goto(site.url);
    await use(new PreviewPage(page));
  },
});
