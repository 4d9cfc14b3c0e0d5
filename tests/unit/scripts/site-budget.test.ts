import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  excesses,
  firstEdit,
  firstEditExcess,
  type Parts,
  readPage,
  Scales,
} from '../../../scripts/site/index.ts';
import { hashText } from '../../../src/files/index.ts';
import { KeptResults } from '../../../src/kept/index.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Text that does not compress: about as many bytes with brotli as without. */
const noise = (bytes: number): string => randomBytes(bytes * 0.75).toString('base64');

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

test('scripts count with what they import statically, each once, and not with what they import later', async () => {
  write({
    'index.html':
      '<script type="module" src="/_astro/a.js"></script><script type="module">import "./_astro/b.js";</script>',
    '_astro/a.js': 'import "./b.js"; import "/_astro/c.js"; import("./later.js");',
    '_astro/b.js': `/*${noise(4000)}*/ import "./c.js";`,
    '_astro/c.js': `export const c = "${noise(2000)}";`,
    '_astro/later.js': noise(50_000),
  });
  const { js } = await new Scales(folder).weigh('index.html');
  // Brotli stores base64 at three quarters of its length: 3000 + 1500 and the code around it.
  expect(js).toBeGreaterThan(4400);
  expect(js).toBeLessThan(5200);
});

test('islands that start by themselves count, those that wait for the reader do not', async () => {
  write({
    '_astro/island.js': `export default "${noise(4000)}"`,
    '_astro/react.js': 'Symbol.for("react.transitional.element")',
  });
  const island = (client: string) =>
    `<astro-island client="${client}" component-url="/_astro/island.js" renderer-url="/_astro/react.js"></astro-island>`;
  write({ 'eager.html': island('visible'), 'late.html': island('interaction') });
  const scales = new Scales(folder);
  const eager = await scales.weigh('eager.html');
  const late = await scales.weigh('late.html');
  expect(eager.js).toBeGreaterThan(2900);
  expect(eager.react).toEqual(['/_astro/react.js']);
  expect(late).toMatchObject({ js: 0, react: [] });
});

test('data in script elements is no JavaScript', async () => {
  write({ 'index.html': `<script type="application/ld+json">{"a":"${noise(500)}"}</script>` });
  expect((await new Scales(folder).weigh('index.html')).js).toBe(0);
});

test('styles and fonts count', async () => {
  write({
    'a/page.html': `<link rel="stylesheet" href="../s.css"><style>/*${noise(1000)}*/</style><script data-faces='[["A","/f.woff2"]]'></script>`,
    's.css': `/*${noise(2000)}*/`,
    'f.woff2': 'x'.repeat(1234),
  });
  const { css, fonts } = await new Scales(folder).weigh('a/page.html');
  expect(fonts).toBe(1234);
  expect(css).toBeGreaterThan(2200);
  expect(css).toBeLessThan(2700);
});

test('what an earlier run has taken apart or compressed is not taken apart or compressed again', async () => {
  const html = '<script type="module" src="/a.js"></script>';
  const code = 'export const a = 1;';
  write({ 'index.html': html, 'a.js': code });
  const sizes = new KeptResults<number>(join(folder, 'sizes.json'), '');
  const parts = new KeptResults<Parts>(join(folder, 'parts.json'), '');
  const weight = await new Scales(folder, { sizes, parts }).weigh('index.html');
  expect(weight).toEqual(await new Scales(folder).weigh('index.html'));
  expect(await new Scales(folder, { sizes, parts }).weigh('index.html')).toEqual(weight);
  expect([html, code].map((text) => sizes.has(hashText(text)))).toEqual([true, true]);
  // Another number than that of the compressor tells where it comes from.
  const other = new KeptResults<number>(join(folder, 'other.json'), '');
  other.of(hashText(html), () => weight.html + 1000);
  const weighed = await new Scales(folder, { sizes: other, parts }).weigh('index.html');
  expect(weighed).toEqual({ ...weight, html: weight.html + 1000 });
  // Other parts than those of the page tell where they come from, too.
  const bare = new KeptResults<Parts>(join(folder, 'bare.json'), '');
  bare.of(hashText(`index.html\n${html}`), () => ({
    ...{ scripts: [], inlineScripts: [], stylesheets: [], inlineStyles: [], fonts: [] },
    rest: hashText(html),
  }));
  expect((await new Scales(folder, { sizes, parts: bare }).weigh('index.html')).js).toBe(0);
});

test('an excess says what is over by name and number', () => {
  const weight = {
    js: 10_401,
    scripts: { '/a.js': 9000, inline: 1401 },
    css: 1,
    html: 1,
    fonts: 1,
    react: ['/_astro/client.js'],
  };
  expect(excesses(weight, false)).toEqual([
    'JavaScript is 10401 bytes, the budget is 10400: /a.js 9000, inline 1401',
    'loads React before the reader acts: /_astro/client.js',
  ]);
  const right = { js: 10_400, scripts: {}, css: 1, html: 1, fonts: 1, react: [] };
  expect(excesses(right, false)).toEqual([]);
});

test('pages with an editor have a budget of their own', () => {
  const weight = {
    js: 300_000,
    scripts: { '/a.js': 300_000 },
    css: 1,
    html: 1,
    fonts: 1,
    react: ['/a.js'],
  };
  expect(excesses(weight, true)).toEqual([]);
  expect(excesses(weight, false)).toHaveLength(2);
  expect(excesses({ ...weight, js: 400_000 }, true)).toEqual([
    'JavaScript is 400000 bytes, the budget is 350000: /a.js 300000',
  ]);
});

test('a page has an editor where it says so, wherever it stands', () => {
  const hasEditor = (html: string) => readPage('tutorials/tides/1-ebb.html', html).hasEditor;
  expect(hasEditor('<main><div class="tutorial-workbench wide">…</div></main>')).toBe(true);
  expect(hasEditor('<body data-page="playground">…</body>')).toBe(true);
  expect(hasEditor('<main><div class="tutorial-text">tutorial-workbench</div></main>')).toBe(false);
  expect(hasEditor('<body data-page="tutorial">…</body>')).toBe(false);
});

test('a first edit loads the page, the colors of code, the compiler, and the framework once', async () => {
  write({
    '_astro/highlight.worker-a1.js': noise(4000),
    '_astro/format.worker-b2.js': noise(80_000),
    'sandbox/compiler/manifest.json': JSON.stringify({
      compileWorker: '/sandbox/compiler/files/compile.js',
      compileImports: ['/sandbox/compiler/files/shared.js'],
      typings: '/sandbox/compiler/files/typings.json',
      languageWorker: '/sandbox/compiler/files/language.js',
      languageImports: ['/sandbox/compiler/files/shared.js'],
    }),
    'sandbox/compiler/files/compile.js': noise(4000),
    'sandbox/compiler/files/shared.js': noise(4000),
    'sandbox/compiler/files/typings.json': noise(4000),
    'sandbox/compiler/files/language.js': noise(80_000),
    'sandbox/manifest.json': JSON.stringify({
      start: 'start',
      files: {
        start: ['/sandbox/runtime/start.js', '/sandbox/runtime/core.js'],
        '@angular/core': ['/sandbox/runtime/core.js'],
        '@angular/platform-browser': ['/sandbox/runtime/core.js'],
        rxjs: ['/sandbox/runtime/rxjs.js'],
      },
    }),
    'sandbox/runtime/start.js': noise(4000),
    'sandbox/runtime/core.js': noise(4000),
    'sandbox/runtime/rxjs.js': noise(80_000),
  });
  const page = { html: 1, css: 2, js: 3, fonts: 4, scripts: {}, react: [] };
  const parts = await firstEdit(folder, page);
  // Brotli stores base64 at three quarters of its length.
  const thousands = Object.entries(parts).map(([name, part]) => [name, Math.round(part / 1000)]);
  expect(Object.fromEntries(thousands)).toEqual({ page: 0, colors: 3, compiler: 9, framework: 6 });
  expect(parts.page).toBe(10);
  expect(firstEditExcess(parts)).toEqual([]);
});

test('a first edit that loads too much says what', () => {
  const parts = { page: 400_000, colors: 100_000, compiler: 1_000_000, framework: 200_001 };
  expect(firstEditExcess(parts)).toEqual([
    'a first edit loads 1700001 bytes, the budget is 1700000: page 400000, colors 100000, compiler 1000000, framework 200001',
  ]);
  expect(firstEditExcess({ ...parts, framework: 200_000 })).toEqual([]);
});
