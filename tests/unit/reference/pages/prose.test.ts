import { beforeAll, describe, expect, test } from 'vitest';
import {
  createProse,
  createReferenceCode,
  type ProseToRender,
  type RenderProse,
} from '../../../../src/markdown/index.ts';

const symbols: Record<string, string> = {
  Router: '/api/router/Router',
  'Router#navigate': '/api/router/Router#navigate',
  'RouterModule#forRoot': '/api/router/RouterModule#forRoot',
  signal: '/api/core/signal',
  Component: '/api/core/Component',
  tick: '/api/core/testing/tick',
  'ApplicationRef#tick': '/api/core/ApplicationRef#tick',
  'ApplicationRef#tick()': '/api/core/ApplicationRef#tick',
  'Clock#tick': '/api/core/Clock#tick',
  Event: '/api/router/Event',
  Location: '/api/common/Location',
  input: '/api/core/input',
};
const resolveSymbol = (text: string, module?: string) =>
  text === 'Testing' && module === '@angular/core' ? '/api/core/Testing' : symbols[text];

let render: RenderProse;
beforeAll(async () => {
  const code = await createReferenceCode(resolveSymbol);
  render = createProse(
    {
      resolveSymbol,
      symbols: () => Object.keys(symbols),
      isPublished: (path) =>
        ['/guide/signals', '/guide/di/creating-injectable-service'].includes(path) || undefined,
      redirectTarget: (path) => (path === '/guide/old-signals' ? '/guide/signals' : undefined),
    },
    code,
  );
});
const html = (markdown: string, options: Partial<ProseToRender> = {}) =>
  render({ markdown, ...options });

describe('link tags', () => {
  test.each([
    ['{@link Router}', '<a href="/api/router/Router"><code>Router</code></a>'],
    ['{@link Router the router}', '<a href="/api/router/Router">the router</a>'],
    [
      '{@link Router#navigate}',
      '<a href="/api/router/Router#navigate"><code>Router.navigate</code></a>',
    ],
    ['{@link Router.navigate go}', '<a href="/api/router/Router#navigate">go</a>'],
    ['{@link Router#navigate `go`}', '<a href="/api/router/Router#navigate"><code>go</code></a>'],
    ['{@link Router | the router}', '<a href="/api/router/Router">the router</a>'],
    ['{@link guide/signals#x Signals}', '<a href="/guide/signals">Signals</a>'],
    ['{@link guide/gone Gone}', 'Gone'],
  ])('%s', async (markdown, expected) => {
    expect(await html(markdown)).toBe(`<p>${expected}</p>`);
  });

  test('a fragment is a member of the entry itself', async () => {
    expect(await html('{@link #navigate}', { owner: 'Router' })).toContain(
      '<a href="/api/router/Router#navigate"><code>navigate</code></a>',
    );
  });

  test('an unknown symbol is an error that names the nearest one', async () => {
    await expect(html('{@link Ruoter}')).rejects.toThrow(/\{@link Ruoter\}.*nearest is Router/);
  });

  test('code is not searched for tags', async () => {
    expect(await html('Write `{@link Nothing}`.')).toContain('<code>{@link Nothing}</code>');
  });

  test('placeholders of examples go away', async () => {
    expect(await html("Before\n\n{@example core/x.ts region='a'}\n\nAfter")).toBe(
      '<p>Before</p>\n<p>After</p>',
    );
  });
});

describe('names in code that mean several things', () => {
  test.each([
    ['`tick()`', { owner: 'ApplicationRef' }, '/api/core/ApplicationRef#tick'],
    ['`tick`', { owner: 'ApplicationRef' }, '/api/core/ApplicationRef#tick'],
    // A property of this name can't be called.
    ['`tick()`', { owner: 'Clock' }, '/api/core/testing/tick'],
    ['`tick()`', { owner: 'ApplicationRef', alternative: true }, '/api/core/testing/tick'],
    ['`tick()`', { owner: 'Router' }, '/api/core/testing/tick'],
    ['`Event`', { module: '@angular/router' }, '/api/router/Event'],
    ['`Event`', { module: '@angular/router/testing' }, '/api/router/Event'],
    // The router moves through the type of another package.
    ['`Location`', { module: '@angular/router/testing' }, '/api/common/Location'],
    ['`input()`', {}, '/api/core/input'],
  ])('%s on the page of %j', async (markdown, options, address) => {
    expect(await html(markdown, options)).toContain(`href="${address}"`);
  });

  test.each(['`Event`', '`input`'])('%s is of the browser', async (markdown) => {
    expect(await html(markdown, { module: '@angular/forms' })).not.toContain('<a');
  });
});

describe('addresses', () => {
  test.each([
    ['[a](guide/signals)', '<a href="/guide/signals">a</a>'],
    ['[a](/guide/old-signals)', '<a href="/guide/signals">a</a>'],
    ['[a](https://angular.dev/guide/signals#b)', '<a href="/guide/signals">a</a>'],
    ['[a](https://v17.angular.io/guide/none)', 'a'],
    ['[a](../none)', 'a'],
    ['[a](guide/signals.)', '<a href="/guide/signals">a</a>'],
    [
      '[a](guide/di/creating-and-using-services)',
      '<a href="/guide/di/creating-injectable-service">a</a>',
    ],
    ['[a](api/router/Router#navigate)', '<a href="/api/router/Router#navigate">a</a>'],
    ['{@link /api/router/Router#navigate a}', '<a href="/api/router/Router#navigate">a</a>'],
    [
      '{@link /api/router/routerModule#forRoot a}',
      '<a href="/api/router/RouterModule#forRoot">a</a>',
    ],
    ['[a](#usage-notes)', '<a href="#usage-notes">a</a>'],
  ])('%s', async (markdown, expected) => {
    expect(await html(markdown)).toBe(`<p>${expected}</p>`);
  });

  test('code around a link keeps that link only', async () => {
    expect(await html('<code>[Router.navigate](guide/signals)()</code>')).toBe(
      '<p><code><a href="/guide/signals">Router.navigate</a>()</code></p>',
    );
  });

  test('other sites open in a tab of their own', async () => {
    expect(await html('[a](https://example.com/x)')).toBe(
      '<p><a href="https://example.com/x" class="external-link" target="_blank" rel="noopener noreferrer">a' +
        '<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
    );
  });
});

describe('inline code', () => {
  test('a symbol is a link, but not in a heading, in a link or on its own page', async () => {
    expect(await html('`signal()`')).toBe(
      '<p><a class="symbol-link" href="/api/core/signal"><code>signal()</code></a></p>',
    );
    expect(await html('`signal`', { self: '/api/core/signal' })).toBe('<p><code>signal</code></p>');
    expect(await html('# `signal`')).toBe('<h3><code>signal</code></h3>');
  });

  test('a name of several modules leads to that of the module which speaks', async () => {
    expect(await html('`Testing`', { module: '@angular/core' })).toContain('/api/core/Testing');
    expect(await html('`Testing`')).toBe('<p><code>Testing</code></p>');
  });
});

test('headings start at the level that the page needs, and none is skipped', async () => {
  expect(await html('# A\n\n### B', { level: 4 })).toBe('<h4>A</h4>\n<h5>B</h5>');
});

test('blocks of code are those of articles', async () => {
  const block = await html('```\nconst count = signal(0);\n```');
  expect(block).toContain('class="code-block"');
  expect(block).toContain('<span class="tok-k">const</span>');
  expect(block).toContain('href="/api/core/signal"');
});

test('HTML that is safe stays without its attributes, all other is text', async () => {
  expect(await html('a <b class="x">c</b>')).toBe('<p>a <b>c</b></p>');
  expect(await html('a Promise<void> b')).toBe('<p>a Promise&#x3C;void> b</p>');
  expect(await html('<script>alert(1)</script>')).not.toContain('<script');
  expect(await html('a <!-- b --> c')).toBe('<p>a  c</p>');
});

test('inside of a line there are no paragraphs', async () => {
  expect(await html('One *two*.', { inline: true })).toBe('One <em>two</em>.');
});

test('alerts and tables are those of articles', async () => {
  expect(await html('NOTE: Careful.')).toContain('class="alert alert-note"');
  expect(await html('| a |\n|---|\n| b |')).toContain('class="table-box"');
});
