import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { SANDBOX_BASE, sandboxFileOf } from '../../../../src/sandbox/address.ts';
import { prepareRuntime, readManifest } from '../../../../src/sandbox/runtime/index.ts';
import type { RuntimeManifest } from '../../../../src/sandbox/types.ts';

let folder: string;
let manifest: RuntimeManifest;

// The first time, the framework is linked.
beforeAll(async () => {
  folder = await prepareRuntime();
  manifest = readManifest(folder);
}, 180_000);

const fileOf = (address: string) => join(folder, sandboxFileOf(address) ?? '');

test('every name has a module, and all files that it needs are there', () => {
  for (const [name, files] of Object.entries(manifest.files)) {
    expect(files[0], name).toBe(manifest.imports[name]);
    for (const file of files) {
      expect(file).toMatch(new RegExp(`^${SANDBOX_BASE}runtime/[\\w.-]+-[\\w-]{8}\\.js$`));
      expect(existsSync(fileOf(file)), file).toBe(true);
    }
  }
  expect(Object.keys(manifest.imports)).toEqual(Object.keys(manifest.files));
  expect(manifest.imports[manifest.start]).toBeDefined();
});

test('the files of a name import no others', () => {
  for (const [name, files] of Object.entries(manifest.files)) {
    for (const file of files) {
      const code = readFileSync(fileOf(file), 'utf8');
      for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
        expect(files, name).toContain(`${SANDBOX_BASE}runtime/${imported}`);
    }
  }
});

test('the framework is linked, keeps the text of its errors, and the names of its classes', () => {
  const files = new Set(Object.values(manifest.files).flat());
  const code = [...files].map((file) => readFileSync(fileOf(file), 'utf8')).join('\n');
  // Whole files in a message would help nobody.
  expect(code.match(/ɵɵngDeclare\w+\(\{/g)).toBeNull();
  expect(code.includes('ExpressionChangedAfterItHasBeenCheckedError')).toBe(true);
  expect(/class NgZone\b/.test(code)).toBe(true);
});

test("the document of a frame allows no host, and no origin of the site's", () => {
  const html = readFileSync(fileOf(manifest.frame), 'utf8');
  const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*|connect-src/);
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('a request is for a file of the sandbox, or for something else', () => {
  expect(sandboxFileOf('/sandbox/manifest.json?x=1')).toBe('manifest.json');
  expect(sandboxFileOf('/sandbox/frame/abc/')).toBe('frame/abc/index.html');
  for (const url of [
    '/',
    '/sandboxes/a',
    '/sandbox/../secret',
    '/sandbox/%2e%2e/secret',
    '/sandbox/.hidden',
  ])
    expect(sandboxFileOf(url), url).toBeUndefined();
});
