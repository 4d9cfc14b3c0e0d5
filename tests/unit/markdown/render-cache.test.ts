import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRenderer, ExpressiveCodeBlock } from 'astro-expressive-code';
import { toHtml } from 'astro-expressive-code/hast';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engineOptions } from '../../../src/markdown/code/engine-options.ts';
import {
  cacheRendering,
  dropOtherVersions,
  notedResolver,
} from '../../../src/markdown/code/render-cache.ts';
import { renderVersion } from '../../../src/markdown/code/render-version.ts';
import type { SymbolResolver } from '../../../src/markdown/index.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'render-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const block = (code = 'const a = signal(0);', meta = '') =>
  new ExpressiveCodeBlock({ code, language: 'ts', meta });

/** An engine with a cache, and how often it really rendered. */
async function cached(resolve?: SymbolResolver) {
  const { ec } = await createRenderer(engineOptions(notedResolver(resolve)));
  let rendered = 0;
  const render = ec.render.bind(ec);
  ec.render = (...parameters) => {
    rendered += 1;
    return render(...parameters);
  };
  cacheRendering(ec, folder, resolve);
  return {
    html: async (input = block()) => toHtml((await ec.render(input)).renderedGroupAst),
    rendered: () => rendered,
  };
}

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.gz'));

test('a block is rendered once, and is the same afterwards', async () => {
  const first = await cached();
  const html = await first.html();
  const second = await cached();
  expect(await second.html()).toBe(html);
  expect(html).toContain('tok-k');
  expect([first.rendered(), second.rendered()]).toEqual([1, 0]);
});

test('code, language and attributes tell blocks apart', async () => {
  const engine = await cached();
  await engine.html(block('a'));
  await engine.html(block('b'));
  await engine.html(block('a', '{1}'));
  await engine.html(new ExpressiveCodeBlock({ code: 'a', language: 'css' }));
  expect(engine.rendered()).toBe(4);
  expect(files()).toHaveLength(4);
});

test('a block is rendered anew when the index of symbols has changed', async () => {
  await (await cached()).html();
  const known = await cached((text) => (text === 'signal' ? '/api/core/signal' : undefined));
  expect(await known.html()).toContain('href="/api/core/signal"');
  const moved = await cached((text) => (text === 'signal' ? '/api/other/signal' : undefined));
  expect(await moved.html()).toContain('href="/api/other/signal"');
  const other = await cached(
    (text) => ({ signal: '/api/other/signal', computed: '/api/core/computed' })[text],
  );
  await other.html();
  expect([known.rendered(), moved.rendered(), other.rendered()]).toEqual([1, 1, 0]);
});

test('an entry that cannot be read is replaced', async () => {
  const html = await (await cached()).html();
  for (const file of files()) writeFileSync(path.join(folder, file), 'nonsense');
  const engine = await cached();
  expect(await engine.html()).toBe(html);
  expect(engine.rendered()).toBe(1);
});

test('entries of other versions are dropped', () => {
  for (const name of ['one', 'two']) mkdirSync(path.join(folder, name));
  dropOtherVersions(path.join(folder, 'two'));
  expect(readdirSync(folder)).toEqual(['two']);
});

test('the version depends on the versions of the highlighter', () => {
  const lock = (version: string) =>
    JSON.stringify({ packages: { 'node_modules/shiki': { version }, 'node_modules/other': {} } });
  const versions = ['4.0.0', '4.0.1', '4.0.0'].map((version) => {
    writeFileSync(path.join(folder, 'package-lock.json'), lock(version));
    return renderVersion(folder);
  });
  expect(versions[0]).toMatch(/^[\da-f]{16}$/);
  expect(versions[1]).not.toBe(versions[0]);
  expect(versions[2]).toBe(versions[0]);
});

test('without a lockfile nothing is known about versions', () => {
  expect(renderVersion(folder)).toBeUndefined();
});
