import { describe, expect, test } from 'vitest';
import { readArticle } from '../../../scripts/articles/index.ts';
import { documentOf } from '../../../scripts/site/index.ts';
import {
  coverage,
  namedIn,
  readLeftOut,
  surprisingLinks,
  symbolsInScope,
} from '../../../scripts/symbols/index.ts';
import { buildCatalogue, type CatalogueEntry } from '../../../src/reference/index.ts';
import { makeProject } from '../markdown/project.ts';

const addresses: Record<string, string> = {
  signal: '/api/core/signal',
  inject: '/api/core/inject',
  Routes: '/api/router/Routes',
  'ng-template': '/api/core/ng-template',
  '@if': '/api/core/@if',
  DatePipe: '/api/common/DatePipe',
  EventEmitter: '/api/core/EventEmitter',
};

const root = makeProject();

function named(body: string): string[] {
  const article = readArticle('content/docs/a.mdx', body);
  return [...namedIn(article, (name) => addresses[name], root)].sort();
}

describe('an article names', () => {
  test('what stands in inline code, also within a call or a tag', () => {
    expect(named('`signal()`, `provide(inject(A))`, `<ng-template let-x>`, `@if (a)`')).toEqual([
      '/api/core/@if',
      '/api/core/inject',
      '/api/core/ng-template',
      '/api/core/signal',
    ]);
  });

  test('what it links, without the fragment', () => {
    expect(
      named(
        '[dates](/api/common/DatePipe#transform)\n\n<PillRow>\n  <Pill href="/api/router/Routes" title="Routes" />\n</PillRow>',
      ),
    ).toEqual(['/api/common/DatePipe', '/api/router/Routes']);
  });

  test('what its code uses, and not what it only imports', () => {
    const fence = [
      '```ts',
      "import { type Routes, signal } from '@angular/core';",
      'const a = signal(1);',
      '```',
    ].join('\n');
    expect(named(fence)).toEqual(['/api/core/signal']);
    expect(named('<Code path="bakery/src/app/order-form.ts" region="state" />')).toEqual([
      '/api/core/signal',
    ]);
  });

  test('not members of something else, nor plain words', () => {
    expect(named('`form.signal`, signal, inject')).toEqual([]);
  });
});

const entry = (module: string, name: string, more: object = {}) => ({
  module: `@angular/${module}`,
  name,
  kind: 'function' as const,
  ...more,
});
const deprecated = { deprecated: { version: '20', text: '' } };

test('in scope are stable symbols of the modules that articles explain, of common only directives and pipes', () => {
  const entries = [
    entry('core', 'signal'),
    entry('core', 'old', deprecated),
    entry('core', 'soon', { stability: 'experimental' }),
    entry('core/testing', 'inject'),
    entry('upgrade', 'old'),
    entry('common', 'DatePipe', { kind: 'pipe' }),
    entry('common', 'formatDate'),
  ];
  const catalogue = buildCatalogue(
    [...Map.groupBy(entries, ({ module }) => module)].map(([module, group]) => ({
      module,
      entries: group as never,
    })),
    [],
  );
  expect(symbolsInScope(catalogue).map(({ address }) => address)).toEqual([
    '/api/common/DatePipe',
    '/api/core/signal',
    '/api/core/testing/inject',
  ]);
});

const symbols = ['core/A', 'core/B', 'core/C'].map(
  (name): CatalogueEntry => ({
    address: `/api/${name}`,
    module: '@angular/core',
    name: name.slice(5),
    kind: 'type_alias',
  }),
);
const list = (...names: string[]) =>
  readLeftOut(
    'content/list.yaml',
    [
      '- reason: Nobody writes its name.',
      '  symbols:',
      ...names.map((name) => `    - ${name}`),
    ].join('\n'),
  );

test('every symbol is named, or left out with a reason', () => {
  const result = coverage(
    symbols,
    new Map([
      ['/api/core/A', 'content/docs/a.mdx'],
      ['/api/core/B', 'content/docs/a.mdx'],
    ]),
    list('core/C'),
    'content/list.yaml',
  );
  expect(result).toEqual({ problems: [], explained: 2, leftOut: 1 });
});

test('what is missing, and what is stale, is said with its place', () => {
  const { problems } = coverage(
    symbols,
    new Map([['/api/core/A', 'content/docs/a.mdx']]),
    list('core/A', 'core/B', 'core/B', 'core/Gone'),
    'content/list.yaml',
  );
  expect(
    problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  ).toMatchInlineSnapshot(`
    [
      ":0 core/C (type alias) is neither named nor linked in an article.
    Name it in the article about its subject, as \`C\`, or list it in content/list.yaml with the reason.",
      "content/list.yaml:3 core/A is named in content/docs/a.mdx: remove it.",
      "content/list.yaml:5 core/B is in the list twice: remove it.",
      "content/list.yaml:6 core/Gone is not a public, stable symbol of the modules that articles explain: remove it.",
    ]
  `);
});

test('a list without reasons is refused', () => {
  expect(() => readLeftOut('content/list.yaml', '- symbols: [core/A]')).toThrow(/reason/);
  expect(() =>
    readLeftOut('content/list.yaml', '- reason: Because it is.\n  symbols: [A]'),
  ).toThrow(/symbols/);
});

describe('automatic links into modules that a page does not mention', () => {
  const moduleOf = (address: string) =>
    /^\/api\/(.*)\//.exec(address)?.[1]?.replace(/^/, '@angular/');
  const tick = '<a class="symbol-link" href="/api/core/testing/tick"><code>tick()</code></a>';
  const found = (body: string) =>
    surprisingLinks(documentOf(`<nav>@angular/core/testing</nav><main>${body}</main>`), moduleOf);

  test('are listed with the words before them', () => {
    expect(
      found(`<p>The clock has ${tick}.</p><p>@angular/core/testing-more, @angular/core</p>`),
    ).toEqual([{ code: 'tick()', address: '/api/core/testing/tick', before: 'The clock has ' }]);
  });

  test.each([
    `<p>${tick}</p><pre>import { tick } from '@angular/core/testing';</pre>`,
    `<p>${tick}</p><p><a href="/api/core/testing/TestBed">Tests</a></p>`,
    '<pre><a class="symbol-link" href="/api/core/testing/tick">tick</a></pre>',
  ])('are none: %s', (body) => {
    expect(found(body)).toEqual([]);
  });
});
