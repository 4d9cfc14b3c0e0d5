import { expect, test } from 'vitest';
import { contentDocument } from '../../../src/publishing/documents/content-document.ts';
import { documentPaths } from '../../../src/publishing/documents/document-paths.ts';
import { readBuiltPage } from '../../../src/publishing/tree/built-page.ts';
import type { Catalogue, CatalogueEntry } from '../../../src/reference/index.ts';

const documentOf = (main: string) => contentDocument(readBuiltPage('/x', main).article).trim();

test('a document is the article, and nothing around it', () => {
  const main =
    '<nav>N</nav><main id="content"><div><article class="a"><h1>T</h1></article></div></main><footer>F</footer>';
  expect(documentOf(main)).toBe('<article class="a"><h1>T</h1></article>');
});

test('a page without an article gives its content, whose id a page around it may have', () => {
  const main =
    '<main id="content" data-pagefind-body><h1>T</h1><article class="card"><h2>C</h2></article></main>';
  expect(documentOf(main)).toBe(
    '<article><h1>T</h1><article class="card"><h2>C</h2></article></article>',
  );
});

test('nothing is left that only the scripts of the page bring to life', () => {
  const main =
    '<main><article><h1>T</h1><style>a{}</style><script>1</script><astro-island><button>Tab</button></astro-island><div class="page-actions">A</div><nav class="contents">C</nav><div class="copy-box">B</div><form class="scripted">S</form><p>Text</p></article></main>';
  expect(documentOf(main)).toBe('<article><h1>T</h1><p>Text</p></article>');
});

test('all files of an example are shown, and the running one is linked', () => {
  const main =
    '<main><article><h1>T</h1><div role="tabpanel" hidden>b.ts</div><p hidden>hint</p><div class="example-preview scripted"><iframe src="/examples/e/"></iframe><p class="example-preview-link"><a href="/examples/e/">Open</a></p></div></article></main>';
  expect(documentOf(main)).toBe(
    '<article><h1>T</h1><div role="tabpanel">b.ts</div><p hidden>hint</p><p class="example-preview-link"><a href="/examples/e/">Open</a></p></article>',
  );
});

test('a symbol that differs by letter case alone is left to its own document', () => {
  const main =
    '<main><article><h1>signal</h1><section class="other-case"><h2>Signal</h2></section></article></main>';
  expect(documentOf(main)).toBe('<article><h1>signal</h1></article>');
});

test('a page without a title is a mistake that names its route', () => {
  expect(() => readBuiltPage('/x', '<main><article></article></main>')).toThrow('/x has no title');
  expect(() => readBuiltPage('/y', '<p>moved</p>')).toThrow('/y has no title');
});

const entry = (module: string, name: string, kind: CatalogueEntry['kind']): CatalogueEntry => ({
  address: `/api/${module.replace('@angular/', '')}/${name}`,
  module,
  name,
  kind,
});
const catalogueOf = (...entries: CatalogueEntry[]): Catalogue => [
  { module: 'm', label: 'm', entries },
];

test.each([
  ['/guide/signals', 'guide/signals'],
  ['/cli/generate/component', 'cli/generate/component'],
  ['/cli', 'cli'],
  ['/', 'index'],
  ['/404', 'error'],
  ['/api', 'api'],
  ['/api/core/Signal', 'api/angular_core_Signal_type_alias.html'],
  ['/api/core/signal', 'api/angular_core_signal_function.html'],
  ['/api/common/http/HttpClient', 'api/angular_common_http_HttpClient_undecorated_class.html'],
])('the document of %s is %s', (route, path) => {
  const pathOf = documentPaths(
    catalogueOf(
      entry('@angular/core', 'Signal', 'type_alias'),
      entry('@angular/core', 'signal', 'function'),
      entry('@angular/common/http', 'HttpClient', 'undecorated_class'),
    ),
  );
  expect(pathOf(route)).toBe(path);
});

test('two symbols that would share a document are a mistake', () => {
  const symbols = catalogueOf(
    entry('@angular/core', 'signal', 'function'),
    entry('@angular/core', 'Signal', 'function'),
  );
  expect(() => documentPaths(symbols)).toThrow(
    '/api/core/Signal and /api/core/signal have the same content document',
  );
});
