import { expect, test } from '@playwright/test';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { twinAddress } from '../../../src/publishing/addresses.ts';
import { publishedRoutes } from '../support/built-site.ts';
import { builtText, isBuilt } from './support.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

// Every twin is read by a parser of its own, once for all of these tests: they stay in one worker.
test.describe.configure({ mode: 'default' });

let twins: (readonly [address: string, tree: Root])[] = [];

test.beforeAll(() => {
  twins = publishedRoutes.map((route) => {
    const address = twinAddress(route);
    return [address, parser.parse(builtText(address))];
  });
});

/** The nodes of a kind in all twins, with the address of the twin. */
function nodesOf<Type extends Nodes['type']>(type: Type) {
  const found: [address: string, node: Extract<Nodes, { type: Type }>][] = [];
  for (const [address, tree] of twins) {
    visit(tree, type, (node) => {
      found.push([address, node as Extract<Nodes, { type: Type }>]);
    });
  }
  return found;
}

test('every page has a twin with one title', () => {
  expect(twins.length).toBeGreaterThan(1000);
  const titles = nodesOf('heading').filter(([, { depth }]) => depth === 1);
  const counts = Map.groupBy(titles, ([address]) => address);
  const wrong = twins.map(([address]) => address).filter((at) => counts.get(at)?.length !== 1);
  expect(wrong).toEqual([]);
});

test('no twin holds HTML, and none what surrounds the article on its page', () => {
  expect(nodesOf('html').map(([address, { value }]) => `${address}: ${value}`)).toEqual([]);
  const frame =
    /^(?:On this page|Back to the top|Skip to main content|Copy page|Edit this page|View as Markdown|Social Media)$/;
  const texts = nodesOf('text').filter(([, { value }]) => frame.test(value));
  expect(texts.map(([address, { value }]) => `${address}: ${value}`)).toEqual([]);
});

test('every link has words, and leads to a twin or to another file of the site', () => {
  const links = nodesOf('link');
  expect(links.length).toBeGreaterThan(5000);
  const internal = links.filter(([, { url }]) => url.startsWith('/'));
  const broken = internal.filter(([, { url }]) => !isBuilt(url));
  expect(broken.map(([address, { url }]) => `${address}: ${url}`)).toEqual([]);
  const toPages = internal.filter(([, { url }]) =>
    publishedRoutes.includes(url.replace(/[?#].*$/, '')),
  );
  expect(toPages.map(([address, { url }]) => `${address}: ${url}`)).toEqual([]);
  const mute = links.filter(([, link]) => textOf(link).trim() === '');
  expect(mute.map(([address, { url }]) => `${address}: ${url}`)).toEqual([]);
});

test('links that are not to the site name a host, or a place in the twin', () => {
  const others = nodesOf('link').filter(
    ([, { url }]) => !/^(?:\/(?!\/)|#|https?:\/\/|mailto:)/.test(url),
  );
  expect(others.map(([address, { url }]) => `${address}: ${url}`)).toEqual([]);
});

test('code has a language, and diagrams are Mermaid', () => {
  const code = nodesOf('code');
  const mermaid = code.filter(([, { lang }]) => lang === 'mermaid');
  expect(mermaid.length).toBeGreaterThan(20);
  const unnamed = code.filter(([address, { lang }]) => !lang && address !== '/index.md');
  expect(unnamed.map(([address, { value }]) => `${address}: ${value.slice(0, 40)}`)).toEqual([]);
  expect(code.filter(([, { value }]) => value.trim() === '')).toEqual([]);
});

test('a guide has its tables, its quotes and the names of its files', () => {
  const text = builtText('/essentials/signals.md');
  expect(text).toMatch(/^```ts title="[\w./-]+\.ts"$/m);
  expect(text).toMatch(/^\*\*[\w.-]+\.ts\*\*\n\n```ts$/m);
  expect(nodesOf('table').length).toBeGreaterThan(100);
  expect(nodesOf('blockquote').length).toBeGreaterThan(100);
});

test('twins are served as text', async ({ request }) => {
  const response = await request.get('/essentials/signals.md');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
});
