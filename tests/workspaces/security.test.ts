// What the article about security says about builds: the policies that it prints work in a browser, and those that it warns of don't.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const STYLES = 'body { margin: 3px } app-root { color: rgb(1, 2, 3) }\n.later { color: red }\n';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace('recipes');
  workspace.write('src/styles.css', STYLES);
});

afterAll(async () => {
  workspace.dispose();
  await closeBrowser();
});

/** Opens the built page with a policy. */
async function visit(policy?: string) {
  const server = await serveFolder(join(workspace.folder, 'dist/recipes/browser'));
  const { page, said } = await openPage();
  await page.route(server.address, async (route) => {
    const response = await route.fetch();
    const added = policy === undefined ? {} : { 'content-security-policy': policy };
    await route.fulfill({ response, headers: { ...response.headers(), ...added } });
  });
  await page.goto(server.address);
  await page.waitForLoadState('networkidle');
  const shown = await page.locator('app-root').textContent();
  const media = await page
    .locator('head > link[rel=stylesheet]')
    .evaluate((link) => (link as HTMLLinkElement).media);
  await page.close();
  await server.close();
  return { shown, media, said };
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
    expect(await visit()).toMatchObject({ media: 'all', said: [] });
  });

  test("doesn't work together with Trusted Types", async () => {
    const { shown, said } = await visit(trustedTypes);
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
    const { shown, media, said } = await visit(withNonce);
    expect(shown).toContain('Apple pie');
    expect(media).toBe('all');
    expect(said).toEqual([]);
  });

  test('needs the nonce for scripts too', async () => {
    const { media, said } = await visit(
      withNonce.replace("script-src 'self' 'nonce-r4nd0m'", "script-src 'self'"),
    );
    expect(media).toBe('print');
    expect(said.join()).toContain(
      'Executing inline script violates the following Content Security Policy directive',
    );
  });

  test('works with Trusted Types', async () => {
    expect(await visit(trustedTypes)).toMatchObject({ media: 'all', said: [] });
  });
});
