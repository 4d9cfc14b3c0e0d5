import { expect, test } from 'vitest';
import { flattenRedirects } from '../../../src/redirects/index.ts';

const published = ['/guide/forms', '/guide/signals', '/overview'];
const unwritten = ['/guide/http'];
const known = {
  isPublished(path: string) {
    if (published.includes(path)) return true;
    return unwritten.includes(path) ? false : undefined;
  },
  routes: [...published, ...unwritten],
};
const flatten = (rules: Record<string, string>) => flattenRedirects(rules, known);

function reportOf(rules: Record<string, string>): string {
  try {
    flatten(rules);
  } catch (error) {
    return String(error);
  }
  return 'no mistake';
}

/** Rules that need this many hops from the first to the page. */
function chain(hops: number): Record<string, string> {
  const rules = Array.from({ length: hops }, (_, hop) => [
    `/old-${hop}`,
    hop === hops - 1 ? '/overview' : `/old-${hop + 1}`,
  ]);
  return Object.fromEntries(rules);
}

test('rules come out in order of their old address', () => {
  expect(flatten({ '/signals': '/guide/signals', '/forms': '/guide/forms' }).active).toEqual([
    { from: '/forms', to: '/guide/forms' },
    { from: '/signals', to: '/guide/signals' },
  ]);
});

test('a chain becomes one hop to its page', () => {
  const { active } = flatten({ '/a': '/b', '/b': '/c', '/c': '/overview' });
  expect(active.map(({ to }) => to)).toEqual(['/overview', '/overview', '/overview']);
});

test('the last fragment of a chain is kept', () => {
  const { active } = flatten({ '/a': '/b#first', '/b': '/c#second', '/c': '/overview' });
  expect(active).toEqual([
    { from: '/a', to: '/overview#second' },
    { from: '/b', to: '/overview#second' },
    { from: '/c', to: '/overview' },
  ]);
  expect(flatten({ '/a': '/b#first', '/b': '/overview' }).active[0]?.to).toBe('/overview#first');
});

test('a rule to a page that is not written waits', () => {
  const { active, waiting } = flatten({ '/http': '/guide/http#setup', '/forms': '/guide/forms' });
  expect(active).toEqual([{ from: '/forms', to: '/guide/forms' }]);
  expect(waiting).toEqual([{ from: '/http', to: '/guide/http#setup' }]);
});

test('a circle names the rules that form it', () => {
  expect(reportOf({ '/a': '/b', '/b': '/c', '/c': '/b#x' })).toMatchInlineSnapshot(`
    "src/redirects/legacy-redirects.ts
    These redirects lead back to where they start: /a → /b → /c → /b.
    Point one of them at a page."
  `);
  expect(reportOf({ '/a': '/a' })).toContain('/a → /a');
});

test('31 hops arrive, 32 are a mistake', () => {
  expect(flatten(chain(31)).active[0]).toEqual({ from: '/old-0', to: '/overview' });
  expect(reportOf(chain(32))).toMatchInlineSnapshot(`
    "src/redirects/legacy-redirects.ts
    /old-0 needs more than 31 redirects to arrive.
    Point it at the final page instead of /old-1."
  `);
});

test('a rule on a page, published or planned, is a mistake', () => {
  expect(reportOf({ '/overview': '/guide/forms' })).toMatchInlineSnapshot(`
    "src/redirects/legacy-redirects.ts
    /overview is redirected to /guide/forms, but it is a route of this site.
    Remove the rule, or remove /overview from content/navigation."
  `);
  expect(reportOf({ '/guide/http': '/guide/forms' })).toContain('/guide/http');
});

test('a rule to a route that does not exist suggests the nearest', () => {
  expect(reportOf({ '/signals': '/guide/signal#effects' })).toMatchInlineSnapshot(`
    "src/redirects/legacy-redirects.ts
    /signals is redirected to /guide/signal, which is not a route of this site.
    Write:

    '/signals': '/guide/signals#effects',"
  `);
  expect(reportOf({ '/a': '/zzzzzzzzzzzzzzzzzzzz' })).toMatchInlineSnapshot(`
    "src/redirects/legacy-redirects.ts
    /a is redirected to /zzzzzzzzzzzzzzzzzzzz, which is not a route of this site.
    Point it at a route of content/navigation."
  `);
});
