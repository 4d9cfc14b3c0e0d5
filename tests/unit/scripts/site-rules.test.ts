import { describe, expect, test } from 'vitest';
import { check, Site } from '../../../scripts/site/index.ts';

const origin = 'https://docs.example';

/** A page without a mistake; `body` and `head` are added to it. */
function page(route: string, { head = '', body = '' } = {}): string {
  return `<!doctype html><html lang="en"><head><title>Page ${route}</title>
    <meta name="description" content="About ${route}">
    <link rel="canonical" href="${origin}${route}">${head}</head><body><h1>Page</h1>${body}</body></html>`;
}

const forward = (to: string) =>
  `<!doctype html><title>Moved</title><meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${origin}${to}">`;

/** Findings on `index.html` and further files, as `file rule: message`. */
function findings(files: Record<string, string>): string[] {
  const site = new Site(origin, Object.keys(files), (file) => files[file] ?? '');
  return check(site).map((finding) => `${finding.page} ${finding.rule}: ${finding.message}`);
}

test('a page for frames of other sites is checked for what leads nowhere, and is no page of the site', () => {
  const file = 'playground/embed.html';
  const html = '<h1>Code</h1><h1>Code</h1><a href="/gone">Open</a>';
  expect(findings({ [file]: html })).toEqual([`${file} link: a[href] "/gone" leads to no file`]);
  expect(new Site(origin, [file], () => html).pages).toEqual([]);
});

test('a site without mistakes has no findings', () => {
  const body =
    '<h2 id="a-1">A</h2><a href="#a-1">A</a><a href="/guide/one?x=1#%C3%BC">One</a><a href="">Here</a><a href="#">Top</a>';
  const guide = page('/guide/one', {
    body: '<p id="ü"><a href="../">Home</a> <a href="two">Two</a> <a href="https://other.example/x">Out</a> <img src="/i.svg" alt=""></p>',
  });
  expect(
    findings({
      'index.html': page('/', { body, head: '<link rel="preconnect" href="/nowhere">' }),
      'guide/one.html': guide,
      'guide/two/index.html': page('/guide/two'),
      'old.html': forward('/guide/one'),
      'i.svg': '<svg/>',
    }),
  ).toEqual([]);
});

test('headings skip no level, and frames have titles of their own', () => {
  const body = `<main><h1>Page</h1><h3>Deep</h3><h2>Part</h2>
    <iframe title="Shop"></iframe><iframe title="Shop"></iframe><iframe></iframe></main>`;
  expect(findings({ 'index.html': page('/', { body }).replace('<h1>Page</h1>', '') })).toEqual([
    'index.html frame: a frame has no title',
    'index.html frame: more than one frame has the title "Shop"',
    'index.html headings: an h3 follows an h1: a level is left out',
  ]);
});

test('entries under "See also" have links', () => {
  const body = `<main><ul aria-label="See also"><li><a href="/">Home</a></li><li>Gone <b>page</b></li></ul>
    <p>See also: <a href="/">Home</a>, more</p><p>See also: Lost</p><ul><li>No list of pages</li></ul></main>`;
  expect(findings({ 'index.html': page('/', { body }) })).toEqual([
    'index.html related: the entry "Gone page" under "See also" has no link',
    'index.html related: the entry "See also: Lost" under "See also" has no link',
  ]);
});

describe('announcements of code on pages of the API', () => {
  const broken = (body: string) =>
    findings({ 'api/core/A.html': page('/api/core/A', { body: `<main>${body}</main>` }) });
  const finding = (sentence: string) => [
    `api/core/A.html announcement: announces code that is not there: "${sentence}"`,
  ];

  test.each([
    [
      '<p>Text. The following snippet shows how.</p><p>More.</p>',
      'The following snippet shows how.',
    ],
    [
      '<p>The following example shows how.</p><h2>Next</h2><pre>a</pre>',
      'The following example shows how.',
    ],
    ['<p>Here is a simple demonstration.</p>', 'Here is a simple demonstration.'],
    [
      '<ul><li>Bind it as shown in the following example.</li></ul>',
      'Bind it as shown in the following example.',
    ],
    ['<p>See the example below.</p>', 'See the example below.'],
    ['<p>In this example you can see it.</p>', 'In this example you can see it.'],
    ['<p>Usage</p>', 'Usage'],
  ])('are found without code: %s', (body, sentence) => {
    expect(broken(body)).toEqual(finding(sentence));
  });

  test.each([
    '<p>The following snippet shows how.</p><p>It is short.</p><pre>a</pre>',
    '<h2>A</h2><p>The following example shows how.</p><h3>B</h3><pre>a</pre>',
    '<pre>a</pre><p>In this example you can see it.</p>',
    '<p>Parts have to follow Angular components.</p>',
    '<p>The following example values are known.</p><ul><li>a</li></ul>',
    '<p>See the example below.</p><h2>Next</h2><pre>a</pre>',
    '<p>For example, this component is created again.</p>',
  ])('have code: %s', (body) => {
    expect(broken(body)).toEqual([]);
  });

  test('are free to stand on other pages', () => {
    const body = '<main><p>Here is a component.</p></main>';
    expect(findings({ 'guide/a.html': page('/guide/a', { body }) })).toEqual([]);
  });
});

describe('links', () => {
  test('to nothing', () => {
    const body =
      '<a href="/gone">x</a><img src="/gone.png" alt=""><img srcset="/a.png 1x, /b.png 2x" alt="" src="/a.png">';
    expect(findings({ 'index.html': page('/', { body }), 'a.png': '' })).toEqual([
      'index.html link: a[href] "/gone" leads to no file',
      'index.html link: img[src] "/gone.png" leads to no file',
      'index.html link: img[srcset] "/b.png" leads to no file',
    ]);
  });

  test('to a missing file through the own origin, and from an island', () => {
    const body = `<a href="${origin}/gone">x</a><astro-island component-url="/_astro/gone.js"></astro-island>`;
    expect(findings({ 'index.html': page('/', { body }) })).toEqual([
      'index.html link: a[href] "https://docs.example/gone" leads to no file',
      'index.html link: astro-island[component-url] "/_astro/gone.js" leads to no file',
    ]);
  });

  test('to a fragment that the target lacks', () => {
    const body =
      '<a href="#gone">x</a><a href="/a#gone">x</a><a href="/a#there">x</a><svg><use href="/s.svg#gone"/></svg>';
    expect(
      findings({
        'index.html': page('/', { body }),
        'a.html': page('/a', { body: '<p id="there"></p>' }),
        's.svg': '<svg id="x"/>',
      }),
    ).toEqual([
      'index.html fragment: a[href] "#gone" names a fragment that index.html does not have',
      'index.html fragment: a[href] "/a#gone" names a fragment that a.html does not have',
      'index.html fragment: use[href] "/s.svg#gone" names a fragment that s.svg does not have',
    ]);
  });

  test('ids inside a template are not there', () => {
    const body = '<a href="#t">x</a><template><p id="t"></p></template>';
    expect(findings({ 'index.html': page('/', { body }) })).toEqual([
      'index.html fragment: a[href] "#t" names a fragment that index.html does not have',
    ]);
  });

  test('to a page that forwards', () => {
    const files = {
      'index.html': page('/', { body: '<a href="/old">x</a>' }),
      'old.html': forward('/a'),
      'a.html': page('/a'),
    };
    expect(findings(files)).toEqual([
      'index.html forward: a[href] "/old" leads to a page that forwards: link its target',
    ]);
  });

  test('that are no address', () => {
    const body = '<a href="https://[x">x</a>';
    expect(findings({ 'index.html': page('/', { body }) })).toEqual([
      'index.html address: a[href] "https://[x" is not an address',
    ]);
  });

  test('with malformed escapes are looked up as they are', () => {
    const body = '<a href="/a%zz#%zz">x</a>';
    expect(findings({ 'index.html': page('/', { body }) })).toEqual([
      'index.html link: a[href] "/a%zz#%zz" leads to no file',
    ]);
  });
});

describe('pages', () => {
  test('with repeated ids, several top headings, images without alt', () => {
    const body = '<p id="x"></p><p id="x"></p><p id="x"></p><h1>Two</h1><img src="/i.png">';
    expect(findings({ 'index.html': page('/', { body }), 'i.png': '' })).toEqual([
      'index.html heading: has 2 h1 elements instead of one',
      'index.html id: the id "x" occurs more than once',
      'index.html image: the image "/i.png" has no alt attribute (empty for a decoration)',
    ]);
  });

  test('with links that nothing names', () => {
    const named = ['Text', '<img src="/i.png" alt="Map">', '<svg></svg><b>Text</b>'];
    const links = named.map((content) => `<a href="/">${content}</a>`).join('');
    const body = `${links}<a href="/" aria-label="Home"><svg></svg></a><a href="/"> </a><a href="/a"><b><a href="/">in</a></b></a>`;
    expect(findings({ 'index.html': page('/', { body }), 'i.png': '', 'a.png': '' })).toEqual([
      'index.html link: a[href] "/a" leads to no file',
      'index.html name: the link to "/" has no text and no label (a link in a link ends the outer one)',
      'index.html name: the link to "/a" has no text and no label (a link in a link ends the outer one)',
    ]);
  });

  test('without canonical address, description, title, heading', () => {
    expect(findings({ 'index.html': page('/'), 'a.html': '<p>bare</p>' })).toEqual([
      'a.html canonical: its canonical address is missing, expected "https://docs.example/a"',
      'a.html description: has no meta description',
      'a.html heading: has 0 h1 elements instead of one',
      'a.html title: has no title',
    ]);
  });

  test('with the canonical address and the title of another page', () => {
    expect(
      findings({ 'index.html': page('/'), 'a.html': page('/a'), 'b.html': page('/a') }),
    ).toEqual([
      'b.html canonical: its canonical address is "https://docs.example/a", expected "https://docs.example/b"',
      'b.html title: has the title "Page /a" of a.html',
    ]);
  });

  test('the error page needs no canonical address', () => {
    const error = page('/404').replace(/<link rel="canonical"[^>]*>/, '');
    expect(findings({ 'index.html': page('/'), '404.html': error })).toEqual([]);
  });
});
