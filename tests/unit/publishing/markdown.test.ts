import { expect, test } from 'vitest';
import { articleMarkdown } from '../../../src/publishing/markdown/to-markdown.ts';
import { twinLink } from '../../../src/publishing/markdown/twin-address.ts';
import { readBuiltPage } from '../../../src/publishing/tree/built-page.ts';

const routes = new Set(['/', '/guide/signals', '/api/core/signal']);

/** The Markdown below the title of a page with this content. */
function markdownOf(content: string): string {
  const html = `<main><article><h1>T</h1>${content}</article></main>`;
  const { article } = readBuiltPage('/x', html);
  const markdown = articleMarkdown(article, (href) => twinLink(href, (route) => routes.has(route)));
  return markdown.replace(/^# T\n\n?/, '').trimEnd();
}

const line = (code: string, classes = '') =>
  `<div class="ec-line ${classes}"><div class="gutter">1</div><div class="code">${code}</div></div>`;
const block = (lines: string, language = 'ts', title = '') =>
  `<div class="expressive-code"><figure class="code-block">${title && `<figcaption class="code-title">${title}</figcaption>`}<pre data-language="${language}"><code>${lines}</code></pre><div class="copy-box"><button>Copy</button></div></figure></div>`;

test('code has its language and its file, and neither highlighting nor line numbers', () => {
  const code = block(line('<span>const</span> a = 1;') + line('\n') + line('a;'), 'ts', 'src/a.ts');
  expect(markdownOf(code)).toBe('```ts title="src/a.ts"\nconst a = 1;\n\na;\n```');
});

test.each([
  ['angular-ts', 'ts'],
  ['angular-html', 'html'],
  ['bash', 'shell'],
  ['scss', 'scss'],
])('code in %s is called %s', (language, name) => {
  expect(markdownOf(block(line('x'), language))).toBe(`\`\`\`${name}\nx\n\`\`\``);
});

test('a change is a diff', () => {
  const code = block(line('a') + line('b', 'ins') + line('c', 'del'));
  expect(markdownOf(code)).toBe('```diff\n a\n+b\n-c\n```');
});

test('code without a line is none', () => {
  expect(markdownOf(block(''))).toBe('');
});

test('code with fences in it has longer ones', () => {
  expect(markdownOf(block(line('```ts'), 'markdown'))).toBe('````markdown\n```ts\n````');
});

test('each file of an example stands below its name, the hidden ones too', () => {
  const panel = (name: string, hidden: string) =>
    `<div class="example-panel" role="tabpanel" ${hidden}><p class="example-panel-title">${name}</p>${block(line(name))}</div>`;
  const bar =
    '<astro-island props="{}"><button>Copy link</button><a class="example-tool" href="https://host.example/tree"></a></astro-island>';
  const preview =
    '<div class="example-preview scripted"><iframe src="/examples/e/"></iframe><p class="example-preview-link"><a href="/examples/e/">Open the running example</a></p></div><p class="example-preview-missing">Needs JavaScript.</p>';
  const example = `<div class="example-viewer">${bar}<div class="example-panels">${panel('a.ts', '')}${panel('b.ts', 'hidden')}</div>${preview}</div>`;
  expect(markdownOf(example)).toBe(
    [
      '[Sources of this example](https://host.example/tree)',
      '**a.ts**',
      '```ts\na.ts\n```',
      '**b.ts**',
      '```ts\nb.ts\n```',
      '[Open the running example](/examples/e/)',
    ].join('\n\n'),
  );
});

test('a diagram is its source, after what it shows in words', () => {
  const figure =
    '<figure class="diagram" data-source="flowchart LR\n  a --> b"><svg><title>a leads to b.</title><text>a</text></svg></figure>';
  expect(markdownOf(figure)).toBe(
    '_Diagram: a leads to b._\n\n```mermaid\nflowchart LR\n  a --> b\n```',
  );
});

test('alerts, callouts and deprecations are quotes', () => {
  expect(markdownOf('<div class="alert"><svg></svg><p><strong>TIP:</strong> Do.</p></div>')).toBe(
    '> **TIP:** Do.',
  );
  expect(
    markdownOf(
      '<div class="callout"><p class="title">Care</p><svg></svg><div class="body"><p>One.</p><ul><li>two</li></ul></div></div>',
    ),
  ).toBe('> **Care**\n>\n> One.\n>\n> - two');
  expect(
    markdownOf(
      '<div class="deprecated"><p class="deprecated-title">Deprecated</p><p>Use b.</p></div>',
    ),
  ).toBe('> **Deprecated**\n>\n> Use b.');
});

test('headings have no link to themselves', () => {
  expect(
    markdownOf('<h2 id="a"><a class="heading-link" href="#a">The <code>a</code></a></h2>'),
  ).toBe('## The `a`');
  expect(
    markdownOf('<h2 id="a"><span id="older"></span><a class="heading-link" href="#a">A</a></h2>'),
  ).toBe('## A');
});

test('a table stays one, with the blocks in its cells on one line', () => {
  const table =
    '<div class="table-box"><table><thead><tr><th>A</th><th>B | C</th></tr></thead><tbody><tr><td><p>one</p><p>two</p></td><td><code>x|y</code></td></tr></tbody></table></div>';
  expect(markdownOf(table)).toBe('| A | B \\| C |\n| - | - |\n| one two | `x\\|y` |');
});

test('terms with their meaning are a list', () => {
  const list =
    '<dl><div><dt><code>a</code><span class="key-type">string</span></dt><dd>short</dd></div><div><dt>b</dt><dd><p>One.</p><p>Two.</p></dd></div></dl>';
  expect(markdownOf(list)).toBe('- **`a` _string_**: short\n\n- **b**\n\n  One.\n\n  Two.');
});

test('a meaning with code in it keeps its punctuation', () => {
  const list = '<dl><div><dt>By</dt><dd><code>a</code>, when it runs</dd></div></dl>';
  expect(markdownOf(list)).toBe('- **By**: `a`, when it runs');
});

test('facts beside a name stand below it, without the link to the card', () => {
  const head =
    '<section class="item-card"><header class="item-head"><h3><code>name</code></h3><code>string</code> <span>Required</span><a class="item-link" href="#name">#</a></header><p>Text.</p></section>';
  expect(markdownOf(head)).toBe('### `name`\n\n`string` · Required\n\nText.');
});

test('a message of the framework is quoted word for word', () => {
  const list =
    '<ul class="messages"><li class="message"><span class="message-kind">Warning</span><span class="message-text">No `<var>token</var>` *here*</span></li></ul>';
  expect(markdownOf(list)).toBe('```text\nWarning: No `{token}` *here*\n```');
});

test('links lead to other Markdown, and keep their fragment', () => {
  expect(markdownOf('<p><a href="/guide/signals#a" title="t">s</a></p>')).toBe(
    '[s](/guide/signals.md#a)',
  );
  expect(markdownOf('<p><a href="/">Home</a></p>')).toBe('[Home](/index.md)');
});

test.each([
  'https://host.example/guide/signals',
  '//host.example/guide/signals',
  '/press/mark.svg',
  '#a',
])('a link to %s stays', (href) => {
  expect(markdownOf(`<p><a href="${href}">a</a></p>`)).toBe(`[a](${href})`);
});

test('what belongs to the page is left out', () => {
  const frame =
    '<nav class="breadcrumb">Docs</nav><div class="page-actions"><a href="/x.md">View</a></div><nav class="contents"><p>On this page</p></nav><button>Up</button><span class="visually-hidden">hidden</span><p aria-hidden="true">x</p><p hidden>y</p><form class="scripted">z</form><script>1</script><style>a{}</style>';
  expect(markdownOf(`${frame}<p>Text.</p>`)).toBe('Text.');
});

test('what looks like Markdown or HTML in a text stays text', () => {
  expect(markdownOf('<p>a &lt;b&gt; *c* `d` [e](f)</p>')).toBe(
    'a \\<b> \\*c\\* \\`d\\` \\[e]\\(f)',
  );
});
