import { describe, expect, test } from 'vitest';
import type { TitledPage } from '../../../../src/search/titles/titles-file.ts';
import { TitlesIndex } from '../../../../src/search/titles/titles-index.ts';

const page = (route: string, title: string, more: Partial<TitledPage> = {}): TitledPage => ({
  route,
  area: 0,
  title,
  description: '',
  ...more,
});

const index = new TitlesIndex({
  areas: ['Docs'],
  pages: [
    page('/api/core/Input', 'Input', { aliases: ['@Input'], popularity: 5 }),
    page('/api/core/input', 'input', { headings: [['required']], popularity: 5 }),
    page('/api/core/ViewRef', 'ViewRef', { members: ['detach'] }),
    page('/api/core/ChangeDetectorRef', 'ChangeDetectorRef', { headings: [['detach']] }),
    page('/api/common/http/HttpClient', 'HttpClient', { headings: [['get'], ['post']] }),
    page('/api/common/http/HttpClientModule', 'HttpClientModule', { deprecated: true }),
    page('/api/forms/NgModel', 'NgModel', { aliases: ['ngModel'] }),
    page('/cli/generate', 'ng generate', { aliases: ['generate', 'g'] }),
    page('/cli/generate/component', 'ng generate component', {
      aliases: ['generate component', 'generate c', 'g component', 'g c'],
    }),
    page('/errors/NG0203', 'NG0203: inject() must be called from an injection context', {
      messages: ['{}() can only be used within an injection context such as a constructor'],
    }),
    page('/guide/components/inputs', 'Accept data with inputs', {
      keywords: ['pass data from parent to child'],
      headings: [['Require an input']],
    }),
    page('/api/common/KeyValue', 'KeyValue', { popularity: 8 }),
    page('/api/common/KeyValuePipe', 'KeyValuePipe', { aliases: ['keyvalue'] }),
    page('/guide/image-optimization', 'Optimize images with a directive', { popularity: 1 }),
    page('/tutorials/learn/2-images', 'Optimize images', { popularity: 8 }),
    page('/cli/config', 'ng config', { aliases: ['config'] }),
    page('/cli/generate/config', 'ng generate config', { aliases: ['config'], popularity: 8 }),
    page('/guide/templates/events', 'Listen to what happens', { keywords: ['event binding'] }),
    page('/errors/NG0306', 'NG0306: Invalid event binding'),
    page('/guide/templates/defer', 'Load parts later', { terms: ['deferrable view'] }),
    page('/tutorials/views', 'Deferrable views', { popularity: 1 }),
    page('/tools/local', 'Set up a computer', { headings: [['Install Angular']] }),
    page('/installation', 'Install Angular and create a project'),
    page('/guide/testing/services', 'Testing services'),
    page('/guide/di/service', 'Create a service', { headings: [['Test a service']] }),
    page('/tutorials/drag-drop', 'Sort a list'),
    page('/guide/requests', 'Http clients', { popularity: 8 }),
  ],
});

const routes = (query: string) => index.search(query, 5).map((match) => match.page.route);

describe('a name that is typed exactly comes first', () => {
  test.each([
    ['Input', '/api/core/Input'],
    ['input', '/api/core/input'],
    ['@Input()', '/api/core/Input'],
    ['[(ngModel)]', '/api/forms/NgModel'],
    ['HttpClient.get', '/api/common/http/HttpClient'],
    ['input.required', '/api/core/input'],
    ['ng g c', '/cli/generate/component'],
    ['ng g c my-list --flat', '/cli/generate/component'],
    ['ng203', '/errors/NG0203'],
    ['effect() can only be used within an injection context such as…', '/errors/NG0203'],
    ['data parent child', '/guide/components/inputs'],
    ['| keyvalue', '/api/common/KeyValuePipe'],
    ['KeyValue', '/api/common/KeyValue'],
    ['image optimization', '/guide/image-optimization'],
    ['optimize images', '/tutorials/learn/2-images'],
    ['ng config -g', '/cli/config'],
    ['event binding', '/guide/templates/events'],
    ['deferrable view', '/guide/templates/defer'],
    ['deferrable views', '/tutorials/views'],
    ['install angular', '/installation'],
    ['test a service', '/guide/testing/services'],
    ['drag drop tutorial', '/tutorials/drag-drop'],
  ])('%s', (query, route) => {
    expect(routes(query)[0]).toBe(route);
    expect(index.search(query, 1)[0]?.exact).toBe(true);
  });
});

test('who declares a member comes before who inherits it', () => {
  expect(routes('detach')).toEqual(['/api/core/ChangeDetectorRef', '/api/core/ViewRef']);
});

test('the start of a name finds it, in its case before others; what is deprecated comes later', () => {
  expect(routes('HttpCl')[0]).toBe('/api/common/http/HttpClient');
  expect(routes('HttpClientM')[0]).toBe('/api/common/http/HttpClientModule');
  const found = routes('HttpCl');
  expect(found.indexOf('/api/common/http/HttpClientModule')).toBeGreaterThan(0);
});

test('a word with a typo finds its pages, and is corrected', () => {
  expect(routes('componennt')[0]).toBe('/cli/generate/component');
  expect(index.correct('generate componennt')).toBe('generate component');
});

test('a query without a word has no pages', () => {
  expect(routes('?!')).toEqual([]);
  expect(routes('zzzz')).toEqual([]);
});

/** The first of some pages for a query. */
const firstOf = (pages: readonly TitledPage[], query: string) =>
  new TitlesIndex({ areas: ['Docs'], pages }).search(query, 1)[0]?.page.route;

test('a guide comes before an error that has the words of a query as well', () => {
  const aliases = ['rendering of a server in depth'];
  const pages = [
    page('/errors/NG0507', 'Altered', { aliases, popularity: 8 }),
    page('/guide/hybrid', 'Hybrid', { aliases }),
  ];
  expect(firstOf(pages, 'server rendering')).toBe('/guide/hybrid');
});

test('a pasted message is about its error, and not about the names in it', () => {
  const pages = [
    page('/api/common/http/HttpClient', 'HttpClient', { popularity: 8 }),
    page('/errors/NG0201', 'NG0201: No provider', { messages: ['No provider for {}'] }),
  ];
  expect(firstOf(pages, 'NullInjectorError: No provider for HttpClient')).toBe('/errors/NG0201');
});

test('the kind of a page counts for words, and not for identifiers', () => {
  const pages = [
    page('/api/core/A', 'Options of http'),
    page('/guide/requests', 'Options of http'),
  ];
  expect(firstOf(pages, 'http options typed')).toBe('/guide/requests');
  expect(firstOf(pages, 'httpOptions')).toBe('/api/core/A');
});
