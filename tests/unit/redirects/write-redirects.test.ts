import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeRedirects } from '../../../src/redirects/write-redirects.ts';

const redirects = [
  { from: '/docs', to: '/overview' },
  { from: '/guide/importing', to: '/guide/components#using-components' },
];

let folder = '';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const build = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
};
const write = () => writeRedirects(redirects, folder, 'https://docs.example');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each old address gets a page that leads on with and without scripts', () => {
  build('overview.html', 'guide/components/index.html');
  write();
  expect(read('guide/importing.html')).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>Moved to /guide/components</title>
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <link rel="canonical" href="https://docs.example/guide/components">
    <script src="/forward.js" data-target="/guide/components#using-components"></script>
    <noscript><meta http-equiv="refresh" content="0; url=/guide/components#using-components"></noscript>
    </head>
    <body>
    <p>This page has moved to <a href="/guide/components#using-components">/guide/components</a>.</p>
    </body>
    </html>
    "
  `);
  expect(existsSync(join(folder, 'docs.html'))).toBe(true);
});

test('the host that reads _redirects gets permanent redirects', () => {
  build('overview.html', 'guide/components.html');
  write();
  expect(read('_redirects')).toMatchInlineSnapshot(`
    "# Generated from src/redirects/legacy-redirects.ts by src/redirects/redirects-integration.ts. Do not edit.
    /docs /overview 301
    /guide/importing /guide/components#using-components 301
    "
  `);
});

test('nginx gets a map in which a fragment is no comment', () => {
  build('overview.html', 'guide/components.html');
  write();
  expect(read('nginx-redirects.map')).toMatchInlineSnapshot(`
    "# Generated from src/redirects/legacy-redirects.ts by src/redirects/redirects-integration.ts. Do not edit.
    # map $uri $redirect_target { include nginx-redirects.map; }
    # server { if ($redirect_target) { return 301 $redirect_target; } }
    "/docs" "/overview";
    "/guide/importing" "/guide/components#using-components";
    "
  `);
});

test('addresses are escaped where they stand in HTML', () => {
  build('a&b.html');
  writeRedirects([{ from: '/old', to: '/a&b#"><i>' }], folder, 'https://docs.example');
  expect(read('old.html')).toContain('data-target="/a&amp;b#&quot;&gt;&lt;i&gt;"');
});

test('a page at the old address is never overwritten', () => {
  build('overview.html', 'guide/components.html', 'guide/importing.html');
  expect(write).toThrow('/guide/importing is redirected to');
  expect(read('guide/importing.html')).toBe('');
  expect(existsSync(join(folder, 'docs.html'))).toBe(false);
});

test('a target without a page in the build is a mistake', () => {
  build('overview.html');
  expect(write).toThrow('should have a page, but the build has none');
});
