import { beforeAll, expect, test } from 'vitest';
import { loadNavigation, type Navigation, publishedRoutes } from '../../../src/navigation/index.ts';
import { sectionName } from '../../../src/offline/build/sections.ts';

let navigation: Navigation;
beforeAll(async () => {
  navigation = await loadNavigation();
});

test.each([
  ['/guide/signals', 'Signals'],
  ['/guide/signals/linked-signal', 'Signals'],
  ['/overview', 'Introduction'],
  ['/essentials/signals', 'Essentials'],
  ['/', 'This site'],
  ['/license', 'This site'],
])('%s belongs to %s', (page, title) => {
  expect(sectionName(page, navigation).title).toBe(title);
});

test('each module of the API is a section of its own', () => {
  const core = sectionName('/api/core/signal', navigation);
  expect(core.title).toContain('core');
  expect(sectionName('/api/core/Component', navigation)).toEqual(core);
  expect(sectionName('/api/common/http/HttpClient', navigation)).not.toEqual(core);
});

test('error pages are together', () => {
  const errors = [...publishedRoutes()].filter((route) => route.startsWith('/errors/'));
  expect(errors.length).toBeGreaterThan(1);
  expect(new Set(errors.map((page) => sectionName(page, navigation).id)).size).toBe(1);
});
