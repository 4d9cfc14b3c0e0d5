import { afterEach, expect, test, vi } from 'vitest';
import { importedNames, RuntimeFiles } from '../../../../src/sandbox/preview/runtime-files.ts';

afterEach(() => vi.unstubAllGlobals());

test('the packages of all imports are found, those of lazy ones too, and no modules of the application', () => {
  const code = `import { a } from '@angular/core';
import * as i0 from "@angular/core";
import 'tslib';
export { of } from 'rxjs';
import { b } from 'app:/src/b.js';
const lazy = () => import("@angular/forms").then((m) => m.x);
const text = 'from here';`;
  expect(importedNames({ 'app:/src/main.js': { code } })).toEqual([
    '@angular/core',
    '@angular/forms',
    'rxjs',
    'tslib',
  ]);
});

test('what sources import is loaded before they are compiled, and once', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('location', { href: 'https://docs.example/tutorials' });
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response(`the text of ${address}`);
  });
  const runtime = new RuntimeFiles({
    imports: {},
    files: { start: ['/start.js'], '@angular/core': ['/core.js'], rxjs: ['/rxjs.js'] },
    frame: '/frame/',
    start: 'start',
  });
  runtime.preload({
    '/src/app.ts': "import { signal } from '@angular/core';",
    '/src/app.html': 'Words from "nowhere".',
  });
  await vi.waitFor(() => expect(fetched.sort()).toEqual(['/core.js', '/start.js']));
  const { texts } = await runtime.forNames(['@angular/core']);
  expect(texts['https://docs.example/core.js']).toBe('the text of /core.js');
  expect(fetched).toHaveLength(2);
});

test('a file that could not be loaded beforehand is asked for again', async () => {
  let isThere = false;
  vi.stubGlobal('location', { href: 'https://docs.example/' });
  vi.stubGlobal('fetch', async () => new Response('code', { status: isThere ? 200 : 503 }));
  const runtime = new RuntimeFiles({
    imports: {},
    files: { start: ['/start.js'] },
    frame: '/frame/',
    start: 'start',
  });
  runtime.preload({});
  await expect(runtime.forNames([])).rejects.toThrow('/start.js: 503');
  isThere = true;
  const { texts } = await runtime.forNames([]);
  expect(Object.values(texts)).toEqual(['code']);
});
