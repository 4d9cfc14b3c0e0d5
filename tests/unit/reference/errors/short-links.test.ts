import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { shortLinks, siteShortLinks } from '../../../../src/redirects/index.ts';
import { renderNginxMap } from '../../../../src/redirects/render-host-rules.ts';
import { errorPages, prepareReference, referenceData } from '../../../../src/reference/index.ts';

const pages = [
  { code: 'NG0203', route: '/errors/NG0203' },
  { code: 'NG01001', route: '/errors/NG01001' },
  { code: 'NG1001', route: '/errors/NG1001' },
  { code: 'NG8101', route: '/extended-diagnostics/NG8101' },
];
const links = new Map(shortLinks(pages).map(({ from, to }) => [from, to]));
const script = readFileSync('src/islands/router/short-link.inline.js', 'utf8');

/** Where the error page sends a reader; undefined when the reader stays. */
function fromErrorPage(pathname: string): string | undefined {
  let destination: string | undefined;
  runInNewContext(script, {
    location: {
      pathname,
      search: '?from=chat',
      hash: '#fix',
      replace(address: string) {
        destination = address;
      },
    },
  });
  return destination;
}

/** Where nginx sends a reader. */
function fromNginx(pathname: string): string | undefined {
  const map = renderNginxMap([], shortLinks(pages));
  const rules = [...map.matchAll(/^"(.*)" "(.*)";$/gm)];
  const exact = rules.find(([, from]) => from === pathname);
  if (exact) return exact[2];
  const [, pattern = '', target = ''] = rules.find(([, from]) => from?.startsWith('~*')) ?? [];
  const match = new RegExp(pattern.slice(2), 'i').exec(pathname);
  return match ? target.replace('$short_link', match.groups?.['short_link'] ?? '') : undefined;
}

/** The last address after all redirects. */
function arrival(start: string, next: (address: string) => string | undefined): string {
  let address = start;
  for (let hops = 0; hops < 5; hops++) {
    const target = next(address);
    if (target === undefined) return address;
    address = target;
  }
  return `${start} goes round in circles`;
}

const spellings: [spelling: string, route: string][] = [
  ['/e/NG0203', '/errors/NG0203'],
  ['/e/ng0203', '/errors/NG0203'],
  ['/e/Ng203', '/errors/NG0203'],
  ['/e/203', '/errors/NG0203'],
  ['/e/-203', '/errors/NG0203'],
  ['/e/000203', '/errors/NG0203'],
  ['/e/nG01001', '/errors/NG01001'],
  ['/e/01001', '/errors/NG01001'],
  ['/e/ng1001', '/errors/NG1001'],
  ['/e/1001', '/errors/NG1001'],
  ['/e/ng8101', '/extended-diagnostics/NG8101'],
  ['/e/08101', '/extended-diagnostics/NG8101'],
];

test.each(spellings)('%s leads to %s on a host without rules', (spelling, route) => {
  const next = (address: string) =>
    links.get(address) ?? fromErrorPage(address)?.replace('?from=chat#fix', '');
  expect(arrival(spelling, next)).toBe(route);
});

test.each(spellings)('%s leads to %s in nginx', (spelling, route) => {
  expect(arrival(spelling, fromNginx)).toBe(route);
});

test.each(['/e/NG99999', '/e/99999', '/e/0', '/e/orders', '/e/', '/errors/ng0203'])(
  '%s, which nobody has, ends somewhere',
  (address) => {
    expect(arrival(address, fromNginx)).not.toContain('circles');
    expect(
      arrival(address, (path) => fromErrorPage(path)?.replace('?from=chat#fix', '')),
    ).not.toContain('circles');
  },
);

test('query and fragment survive', () => {
  expect(fromErrorPage('/e/ng203')).toBe('/e/203?from=chat#fix');
});

let siteLinks: readonly { from: string; to: string }[] = [];
beforeAll(async () => {
  await prepareReference();
  siteLinks = siteShortLinks();
}, 120_000);

test('every code of the framework has its short links, and none leads to another code', () => {
  const byFrom = new Map(siteLinks.map(({ from, to }) => [from, to]));
  expect(byFrom.size).toBe(siteLinks.length);
  for (const { code, route } of errorPages(referenceData('errors'))) {
    expect(byFrom.get(`/e/${code}`)).toBe(route);
    expect(byFrom.get(`/e/${code.slice(2)}`)).toBe(route);
  }
});

test('an extended diagnostic is found among the errors as well', () => {
  expect(siteLinks).toContainEqual({
    from: '/errors/NG8101',
    to: '/extended-diagnostics/NG8101',
  });
});

test('hosts that limit the number of rules take them all', () => {
  // Cloudflare Pages reads 2,000 rules.
  expect(siteLinks.length).toBeLessThan(1800);
});
