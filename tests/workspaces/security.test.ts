// What the article about security says about builds: the policies that it prints work in a browser, and those that it warns of don't.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { openWorkspace, type Workspace } from '../../scripts/workspaces/index.ts';
import { closeBrowser, openPage } from './support/browse.ts';
import { serveFolder } from './support/serve.ts';

const article = readFileSync(join(root, 'content/docs/guide/security.mdx'), 'utf8');

/** The headers of the article, in their order: the one with a nonce, and the one with Trusted Types. */
const [withNonce = '', trustedTypes = ''] = [
  ...article.matchAll(/^Content-Security-Policy: (.*)$/gm),
].map(([, policy]) => policy);

/** The policy of the article that only reports. */
const [, strict = ''] = /^Content-Security-Policy-Report-Only: (.*)$/m.exec(article) ?? [];

const STYLES = 'body { margin: 3px } app-root { color: rgb(1, 2, 3) }\n.later { color: red }\n';

/** Loads a chunk after the start. */
const LAZY = "void import('./lazy').then(({ lazy }) => (document.body.dataset['lazy'] = lazy));";

/** What the strict policy blocks in a page: each script sets the title. */
const INLINE = `
<p onclick="document.title = 'A script has run.'">Notice</p>
<a href="javascript:void (document.title = 'A script has run.')">Link</a>
<script src="old.js"></script>
`;

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace('recipes');
  workspace.write('src/styles.css', STYLES);
  workspace.write('src/lazy.ts', "export const lazy = 'lazy chunk';\n");
  workspace.write('src/main.ts', `${workspace.read('src/main.ts')}\n${LAZY}\n`);
  workspace.write('public/old.js', "document.title = 'A script has run.';\n");
});

afterAll(async () => {
  workspace.dispose();
  await closeBrowser();
});

/** How the built page is sent. */
interface Sent {
  readonly policy?: string;
  readonly header?: string;
  /** HTML before the end of its body. */
  readonly added?: string;
  /** Uses the page before it is closed. */
  readonly use?: (page: Page) => Promise<void>;
}

/** Opens the built page with a policy. */
async function visit({ policy, header = 'content-security-policy', added = '', use }: Sent = {}) {
  const server = await serveFolder(join(workspace.folder, 'dist/recipes/browser'));
  const { page, said } = await openPage();
  await page.route(server.address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${added}</body>`);
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const headers = { ...response.headers(), ...length, ...(policy && { [header]: policy }) };
    await route.fulfill({ response, body, headers });
  });
  await page.goto(server.address);
  await page.waitForLoadState('networkidle');
  const shown = await page.locator('app-root').textContent();
  const media = await page
    .locator('head > link[rel=stylesheet]')
    .evaluate((link) => (link as HTMLLinkElement).media);
  const lazy = await page.locator('body').getAttribute('data-lazy');
  await use?.(page);
  const title = await page.title();
  await page.close();
  await server.close();
  return { shown, media, lazy, title, said };
}

describe('autoCsp', () => {
  beforeAll(async () => {
    const before = workspace.read('angular.json');
    const configuration = JSON.parse(before);
    configuration.projects.recipes.architect.build.options.security = { autoCsp: true };
    workspace.write('angular.json', JSON.stringify(configuration));
    const { status, printed } = await workspace.ng('build');
    workspace.write('angular.json', before);
    expect(status, printed).toBe(0);
  });

  test('writes the policy of the article, with a hash for each inline script', async () => {
    const page = workspace.read('dist/recipes/browser/index.html');
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="(.*?)">/.exec(page) ?? [];
    const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes).toHaveLength(page.match(/<script>/g)?.length ?? 0);
    const short = policy.replace(/('sha256-[^']+' ?)+/, "'sha256-…' ");
    expect(article).toContain(`\n${short}\n`);
    expect(await visit()).toMatchObject({ media: 'all', lazy: 'lazy chunk', said: [] });
  });

  test("doesn't work together with Trusted Types", async () => {
    const { shown, said } = await visit({ policy: trustedTypes });
    expect(shown).toBe('');
    expect(said.join()).toContain("This document requires 'TrustedScriptURL' assignment.");
  });
});

describe('ngCspNonce', () => {
  beforeAll(async () => {
    const page = workspace.read('src/index.html');
    workspace.write('src/index.html', page.replace('<app-root>', '<app-root ngCspNonce="r4nd0m">'));
    const { status, printed } = await workspace.ng('build');
    expect(status, printed).toBe(0);
  });

  test('works with the header of the article', async () => {
    expect(withNonce).toContain("'nonce-r4nd0m'");
    const { shown, media, said } = await visit({ policy: withNonce });
    expect(shown).toContain('Apple pie');
    expect(media).toBe('all');
    expect(said).toEqual([]);
  });

  test('needs the nonce for scripts too', async () => {
    const { media, said } = await visit({
      policy: withNonce.replace("script-src 'self' 'nonce-r4nd0m'", "script-src 'self'"),
    });
    expect(media).toBe('print');
    expect(said.join()).toContain(
      'Executing inline script violates the following Content Security Policy directive',
    );
  });

  test('works with Trusted Types', async () => {
    expect(await visit({ policy: trustedTypes })).toMatchObject({ media: 'all', said: [] });
  });

  test('allows everything of the application with the strict policy', async () => {
    const { shown, media, lazy, said } = await visit({ policy: strict });
    expect(shown).toContain('Apple pie');
    expect([media, lazy, said]).toEqual(['all', 'lazy chunk', []]);
  });

  /** Clicks what must not run. */
  const click = async (page: Page) => {
    await page.getByText('Notice').click();
    await page.getByText('Link', { exact: true }).click();
  };

  test('blocks all other scripts with the strict policy', async () => {
    const { shown, title, said } = await visit({ policy: strict, added: INLINE, use: click });
    expect(shown).toContain('Apple pie');
    expect(title).not.toBe('A script has run.');
    const printed = said.join('\n');
    expect(printed).toContain('Executing inline event handler violates');
    expect(printed).toContain('Running the JavaScript URL violates');
    const [, before = '', after = ''] =
      /^\| `(Loading the script )'…'( .*?)` \|/m.exec(article) ?? [];
    expect([before, after]).not.toContain('');
    expect(printed).toMatch(new RegExp(`${before}'[^']+old\\.js'${after}`));
  });

  test('blocks with the strict policy what document.write() adds, and allows createElement()', async () => {
    const element = (page: Page) =>
      page.evaluate(async () => {
        const script = document.createElement('script');
        script.src = 'old.js';
        const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
        document.head.append(script);
        await loaded;
      });
    expect(await visit({ policy: strict, use: element })).toMatchObject({
      title: 'A script has run.',
      said: [],
    });
    const write = (page: Page) =>
      page.evaluate(() => {
        document.write('<script src="old.js"></script>');
        document.close();
      });
    const written = await visit({ policy: strict, use: write });
    expect(written.title).not.toBe('A script has run.');
    expect(written.said.join()).toMatch(/Loading the script '[^']+old\.js' violates/);
  });

  test('lets the policy of the article only report', async () => {
    const header = 'content-security-policy-report-only';
    const { title, said } = await visit({ policy: strict, header, added: INLINE, use: click });
    expect(title).toBe('A script has run.');
    expect(said.join('\n')).toContain('The policy is report-only');
  });

  test('leaves the page empty with the nonce of another response', async () => {
    const { shown, said } = await visit({ policy: strict.replaceAll('r4nd0m', '0th3r') });
    expect(shown).toBe('');
    expect(said.join()).toMatch(/Loading the script '[^']+main-\w+\.js' violates/);
  });
});
