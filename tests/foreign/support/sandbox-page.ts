import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import type { Expected, Outcome } from '../../../scripts/foreign/index.ts';
import { useApplication } from '../../../scripts/foreign/index.ts';
import { root } from '../../../scripts/lib/paths.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { prepareCompiler } from '../../../src/sandbox/build/index.ts';
import { COMPILER_BASE } from '../../../src/sandbox/compile/index.ts';
import { prepareRuntime } from '../../../src/sandbox/runtime/index.ts';
import type { ProjectFiles } from '../../../src/sandbox/types.ts';
import type { WorkbenchState } from '../../../src/sandbox/workbench/index.ts';
import { contentSecurityPolicy } from '../../../src/security/content-security-policy.ts';
import type { Foreign } from './page.ts';

declare global {
  var foreign: Foreign;
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${contentSecurityPolicy({ scripts: [], styles: [] })}">
<title>A page with a workbench</title>
<link rel="icon" href="data:,">
<script type="module" src="/page.js"></script>
</head>
<body><div id="place" style="block-size: 400px"></div></body>
</html>
`;

/** Writes a site that has nothing but a page with a workbench. */
async function writeSite(dir: string): Promise<void> {
  cpSync(await prepareRuntime(), join(dir, 'sandbox'), { recursive: true });
  cpSync(await prepareCompiler(), join(dir, COMPILER_BASE), { recursive: true });
  cpSync(join(root, 'public/_headers'), join(dir, '_headers'));
  const input = join(root, 'tests/foreign/support/page.ts');
  const build = await rolldown({ input, platform: 'browser' });
  await build.write({ file: join(dir, 'page.js'), format: 'esm' });
  await build.close();
  writeFileSync(join(dir, 'index.html'), PAGE);
  writeFileSync(join(dir, '404.html'), 'Not found');
}

/** A page whose workbench opens one project after the other. */
export class SandboxPage {
  readonly page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('iframe:not([inert])');
  }

  /** Opens a project, and waits until the compiler has looked at all of it. */
  async open(files: ProjectFiles): Promise<void> {
    await this.page.evaluate((files) => foreign.replace(files), files);
    await expect
      .poll(() => this.page.evaluate(() => foreign.isChecked()), {
        timeout: 30_000,
        intervals: [50],
      })
      .toBe(true);
  }

  state(): Promise<WorkbenchState> {
    return this.page.evaluate(() => foreign.state());
  }

  /** What became of the project that was opened last. @throws where it can be run, and one sees something else than expected */
  async outcome(expected: Expected): Promise<Outcome> {
    const { diagnostics, failure } = await this.state();
    if (failure) throw new Error(failure);
    const found = diagnostics
      .filter(({ severity }) => severity !== 'suggestion')
      .map(({ code, file }) => `${code} ${file.slice(1)}`.trim());
    const outcome = { diagnostics: [...new Set(found)].sort() };
    if (diagnostics.some(({ severity }) => severity === 'error'))
      return { result: 'fails', ...outcome };
    if (expected.throws) {
      await expect.poll(() => this.#errors(), { timeout: 10_000 }).toContain(expected.throws);
      return { result: 'throws', ...outcome };
    }
    await useApplication(this.frame, expected);
    return { result: 'runs', ...outcome };
  }

  async #errors(): Promise<string> {
    const { error, console } = await this.state();
    return [error?.message, ...console.map(({ text }) => text)].join('\n');
  }
}

export const test = base.extend<object, { sandbox: SandboxPage }>({
  // All projects are opened in one page, as a reader may do it.
  sandbox: [
    async ({ browser }, use) => {
      const dir = mkdtempSync(join(tmpdir(), 'foreign-site-'));
      await writeSite(dir);
      const { url, close } = await serve({ dir });
      const page = await browser.newPage();
      await page.goto(url);
      await page.evaluate(() => foreign.start());
      await use(new SandboxPage(page));
      await page.close();
      await close();
      rmSync(dir, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
