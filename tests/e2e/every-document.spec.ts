import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/paths.mjs';
import {
  buildNavigation,
  publishedRoutes,
  readNavigationItems,
} from '../../src/navigation/index.ts';
import { built, publishedPages, writtenPages } from './support/built-site.ts';
import {
  type Found,
  type Inspection,
  inspectDocuments,
  type SpotCheck,
} from './support/inspect-documents.ts';

// What must hold for the HTML of every page, before any script or style: the browser parses each page of the build once, and all inspections look at it. What a
// page does, and how it looks, is tested elsewhere. The tests stay in one worker, so that the site is parsed once.
test.describe.configure({ mode: 'default' });

const checks: SpotCheck[] = parse(readFileSync(`${root}/tests/content/spot-checks.yaml`, 'utf8'));
const checksByPage = Map.groupBy(checks, ({ page }) => page);

const commandPages = publishedPages.filter(({ route }) => route.startsWith('/cli/'));

const inspections = {
  policy: ({ parsed: { head } }) => {
    const policy = head.querySelector('meta[http-equiv="content-security-policy"]');
    if (!policy || policy !== head.children[1]) return ['has no policy at the start of its head'];
    return [policy.getAttribute('content') ?? ''];
  },
  foreignLinks: ({ parsed }) => {
    // The notice of old versions leads to this site wherever it is served.
    const own = parsed.querySelector<HTMLAnchorElement>('.notice a[href^="http"]:not([target])');
    return (
      [...parsed.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')]
        // The menus for readers without scripts keep to one tab: they are lists of places to go to.
        .filter((link) => link !== own && !link.closest('noscript'))
        .filter(
          ({ target, relList }) =>
            target !== '_blank' || !relList.contains('noopener') || !relList.contains('noreferrer'),
        )
        .map((link) => link.outerHTML)
    );
  },
  ownLinksInTabs: ({ parsed }) =>
    [...parsed.querySelectorAll<HTMLAnchorElement>('a[href^="/"][target]')].map(
      (link) => link.outerHTML,
    ),
  linkedPaths: ({ parsed }) => [
    ...new Set(
      [...parsed.querySelectorAll('a[href^="/"]')].map(
        (link) => new URL(link.getAttribute('href') ?? '', 'https://docs.example').pathname,
      ),
    ),
  ],
  head: ({ parsed: { documentElement, head } }) => {
    const found = [];
    if (documentElement.lang !== 'en') found.push(`has the language "${documentElement.lang}"`);
    if (head.firstElementChild?.getAttribute('charset') !== 'utf-8')
      found.push('does not begin with its encoding');
    const viewport = head.querySelector('meta[name="viewport"]')?.getAttribute('content');
    if (viewport !== 'width=device-width, initial-scale=1')
      found.push(`has the viewport "${viewport}"`);
    return found;
  },
  linkPreview: ({ parsed: { head } }) => {
    const meta = (selector: string) => head.querySelector(selector)?.getAttribute('content');
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const wanted = {
      'og:title': head.querySelector('title')?.textContent,
      'og:description': meta('meta[name="description"]'),
      'og:url': canonical ?? undefined,
      'og:type': 'website',
    };
    const found = Object.entries(wanted)
      .filter(([property, value]) => meta(`meta[property="${property}"]`) !== value)
      .map(([property, value]) => `has no ${property} "${value}"`);
    if (meta('meta[name="twitter:card"]') !== 'summary_large_image') found.push('has no card');
    return found;
  },
  description: ({ parsed: { head } }) => [
    head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  ],
  robots: ({ parsed: { head } }) => {
    const robots = head.querySelector('meta[name="robots"]')?.getAttribute('content');
    return robots ? [robots] : [];
  },
  islands: ({ parsed }) =>
    [...parsed.querySelectorAll('astro-island')].map(
      (island) => island.getAttribute('client') ?? 'without directive',
    ),
  copyButtons: ({ parsed }) => {
    const named = (button: Element) =>
      button.getAttribute('aria-label') === 'Copy example source to clipboard' &&
      button.getAttribute('title') === 'Copy example source';
    // The declarations of the reference are a map of the page, not code to copy.
    const copied = parsed.querySelectorAll('.code-block:not(.api-panel)');
    const blocks = [...copied].filter((block) => {
      const buttons = [...block.querySelectorAll('button')];
      return buttons.length !== 1 || !buttons.every(named);
    });
    const diagrams = [...parsed.querySelectorAll('.diagram:has(button)')];
    return [...blocks, ...diagrams].map((block) => `copy button of: ${block.textContent}`);
  },
  contents: ({ parsed, route }) => {
    if (parsed.body.dataset['page'] !== 'article') return [];
    const expected = [...parsed.querySelectorAll('main :is(h2, h3)[id]')]
      .filter((heading) => !heading.closest('.contents, .example-viewer, [data-skip-contents]'))
      .map(({ id }) => `${route}#${id}`);
    const listed = [...parsed.querySelectorAll('.contents a')].map((link) =>
      decodeURIComponent(link.getAttribute('href') ?? ''),
    );
    const wanted = expected.length > 1 ? expected : [];
    return JSON.stringify(listed) === JSON.stringify(wanted)
      ? []
      : [`lists ${listed.join(', ') || 'nothing'} instead of ${wanted.join(', ') || 'nothing'}`];
  },
  command: ({ parsed, route }) => {
    const name = `ng ${route.replace('/cli/', '').replaceAll('/', ' ')}`;
    const title = parsed.querySelector('h1')?.textContent?.trim();
    const lines = [...parsed.querySelectorAll('[aria-label="Usage"] li')].map(
      (line) => line.textContent ?? '',
    );
    return [
      ...(title === name ? [] : [`has the heading "${title}"`]),
      ...(lines.some((line) => line.includes(`${name} `)) ? [] : ['does not say what to type']),
      ...(parsed.querySelector('main')?.textContent?.includes('Command') ? [] : ['has no kind']),
    ];
  },
  commandLinks: ({ parsed }) =>
    [...parsed.querySelectorAll('main a[href^="#"]')]
      .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
      .filter((id) => !parsed.getElementById(id))
      .map((id) => `links to #${id}`),
  spotChecks: ({ parsed, checks }) => {
    const squeezed = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ');
    return checks.flatMap(({ in: part = 'main', text, link }) => {
      const place = parsed.querySelector(part);
      return [
        ...(text && !squeezed(place?.textContent).includes(squeezed(text))
          ? [`${part} does not say "${text}"`]
          : []),
        ...(link && !place?.querySelector(`a[href="${link}"]`)
          ? [`${part} does not link ${link}`]
          : []),
      ];
    });
  },
} satisfies Record<string, Inspection>;

type Name = keyof typeof inspections;

/** Inspections that are for some pages only; the others are for all that do not forward. */
const files = (pages: readonly { file: string }[]) => new Set(pages.map(({ file }) => file));
const someOnly: Partial<Record<Name, ReadonlySet<string>>> = {
  policy: files(built.pages),
  contents: files(writtenPages),
  command: files(commandPages),
  commandLinks: files(commandPages),
  spotChecks: files(built.pages.filter(({ route }) => checksByPage.has(route))),
};
const published = files(publishedPages);

const names = Object.keys(inspections) as Name[];

/** Time for the whole site, in milliseconds; generous, since it only ends what hangs. */
const TIMEOUT = 300_000;

let found: Found = {};
const foundBy = (name: Name): readonly string[] => found[name] ?? [];

/** What was found, without the files. */
const textsBy = (name: Name): string[] =>
  foundBy(name).map((entry) => entry.replace(/^[^:]*: /, ''));

test.beforeAll(async ({ browser }) => {
  test.setTimeout(TIMEOUT);
  const page = await browser.newPage();
  const pages = built.pages.map(({ file, route }) => ({
    file,
    route,
    names: names.filter((name) => (someOnly[name] ?? published).has(file)),
    checks: checksByPage.get(route) ?? [],
  }));
  found = await inspectDocuments(page, inspections, pages);
  await page.close();
});

test('every page, forwarding ones included, carries the same policy before all it governs', () => {
  expect(foundBy('policy')).toHaveLength(built.pages.length);
  expect(new Set(textsBy('policy')).size).toBe(1);
});

test('every link to another site opens a tab of its own, without opener and referrer', () => {
  expect(foundBy('foreignLinks')).toEqual([]);
});

test('no link of this site opens a tab of its own', () => {
  expect(foundBy('ownLinksInTabs')).toEqual([]);
});

test('no page links to a route without a page', () => {
  const navigation = buildNavigation(readNavigationItems(root), publishedRoutes(root));
  const remaining = new Set(navigation.routesRemaining().map(({ path }) => path));
  expect(foundBy('linkedPaths').length).toBeGreaterThan(publishedPages.length);
  const linked = foundBy('linkedPaths').filter((entry) =>
    remaining.has(entry.replace(/^.*?: /, '')),
  );
  expect(linked).toEqual([]);
});

test('language, encoding, and width of every page are declared', () => {
  expect(foundBy('head')).toEqual([]);
});

test('what a link preview shows agrees with the page', () => {
  expect(foundBy('linkPreview')).toEqual([]);
});

test('descriptions of articles are whole sentences, and no two share one', () => {
  const written = files(writtenPages);
  const texts = foundBy('description')
    .filter((entry) => written.has(entry.slice(0, entry.indexOf(': '))))
    .map((entry) => entry.replace(/^[^:]*: /, ''));
  expect(texts).toHaveLength(writtenPages.length);
  expect(texts.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('every page has a description that search engines show whole', () => {
  const descriptions = foundBy('description');
  expect(descriptions).toHaveLength(publishedPages.length);
  const lengths = textsBy('description').map((text) => text.length);
  expect(descriptions.filter((_, index) => (lengths[index] ?? 0) < 20)).toEqual([]);
  expect(descriptions.filter((_, index) => (lengths[index] ?? 0) > 165)).toEqual([]);
});

test('the error page and the offline page are kept out of search engines, all others are not', () => {
  expect(foundBy('robots')).toEqual(['404.html: noindex', 'offline.html: noindex']);
  expect(publishedPages.find(({ file }) => file === '404.html')?.canonical).toBeUndefined();
});

/** Directives of islands that do not wait for the reader. */
const eager = ['load', 'idle', 'only', 'without directive'];

test('no page to read wakes an island before the reader acts; an editor waits until the browser is idle', () => {
  expect(foundBy('islands').length).toBeGreaterThan(publishedPages.length);
  const editors = publishedPages
    .filter(({ hasEditor }) => hasEditor)
    .map(({ file }) => `${file}: idle`);
  const woken = foundBy('islands').filter((line) => eager.includes(line.split(': ')[1] ?? ''));
  expect(woken.filter((line) => !editors.includes(line))).toEqual([]);
});

test('every block of code has one button that copies it, and diagrams have none', () => {
  expect(foundBy('copyButtons')).toEqual([]);
});

test('every article lists its sections, and none where there is only one', () => {
  expect(foundBy('contents')).toEqual([]);
});

test('there is a page for each command and sub-command', () => {
  expect(commandPages.length).toBe(46);
});

test('every page of a command has its name, its kind and a line to type', () => {
  expect(foundBy('command')).toEqual([]);
});

test('every link within a page of a command has a target', () => {
  expect(foundBy('commandLinks')).toEqual([]);
});

test('pages of the reference say what they must', () => {
  expect(checks.length).toBeGreaterThanOrEqual(60);
  const routes = new Set(built.pages.map(({ route }) => route));
  expect([...checksByPage.keys()].filter((route) => !routes.has(route))).toEqual([]);
  expect(foundBy('spotChecks')).toEqual([]);
});
