import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { dist, root } from '../../scripts/lib/paths.mjs';
import { siteRedirects, siteShortLinks } from '../../src/redirects/index.ts';
import { site } from '../../src/site.config.ts';
import { built } from './support/built-site.ts';

const { active } = siteRedirects(root);
const short = siteShortLinks(root);

const pathOf = (address: string) => address.replace(/#.*$/, '');

test('forwarding pages differ in nothing but where they lead', () => {
  const forms = active.map(({ from, to }) => {
    const html = built.text(built.fileAt(from) ?? '');
    // The longer one first: it begins with the other.
    return html
      .replaceAll(to, 'TARGET')
      .replaceAll(pathOf(to), 'PATH')
      .replaceAll('TARGET', 'PATH');
  });
  expect([...new Set(forms)]).toHaveLength(1);
  expect(forms[0]).toContain('<script src="/forward.js" data-target="PATH"></script>');
});

test('every forwarding page says where it leads, to readers without scripts and to search engines', () => {
  for (const { from, to } of active) {
    const html = built.text(built.fileAt(from) ?? '');
    expect(html).toContain(
      `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
    );
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${pathOf(to)}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<script src="/forward.js" data-target="${to}"></script>`);
    expect(html).toContain(`<a href="${to}">`);
  }
});

test('every target exists, and the heading that it names', () => {
  for (const { to } of active) {
    const file = built.fileAt(pathOf(to));
    expect(file, to).toBeDefined();
    const fragment = to.slice(pathOf(to).length + 1);
    if (fragment) expect(built.read(file ?? '').ids, to).toContain(fragment);
  }
});

test('the rules for hosts agree with the pages, and with each other', () => {
  const read = (file: string) => readFileSync(`${dist}/${file}`, 'utf8');
  const rules = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));
  const expected = [...active, ...short].map(({ from, to }) => ({ from, to }));
  const hosted = rules(read('_redirects')).map((line) => {
    const [from, to, status] = line.split(/\s+/);
    expect(status).toBe('301');
    return { from, to };
  });
  // The pattern for other spellings of short links is not one of the rules; its own test has it.
  const exact = rules(read('nginx-redirects.map')).filter((line) => !line.startsWith('"~'));
  const nginx = exact.map((line) => {
    const [, from, to] = /^"([^"]+)" "([^"]+)";$/.exec(line) ?? [];
    return { from, to };
  });
  expect(hosted).toEqual(expected);
  expect(nginx).toEqual(expected);
  const forwarding = built.pages.filter(({ forwards }) => forwards).map(({ route }) => route);
  expect(forwarding.toSorted()).toEqual(expected.map(({ from }) => from).toSorted());
});
