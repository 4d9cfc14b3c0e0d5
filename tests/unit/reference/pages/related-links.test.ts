import { expect, test } from 'vitest';
import { relatedLinks } from '../../../../src/components/reference/api/related-links.ts';
import { catalogue } from '../../../../src/reference/index.ts';

const place = { module: '@angular/common', owner: 'Location', self: '/api/common/Location' };

test('related pages are links, and a page that no longer exists is left out', async () => {
  const see = [
    'Router',
    '[Old upgrade guide](https://angular.io/guide/upgrade#location)',
    '[Routing](guide/routing)',
  ];
  const links = await relatedLinks(see, place);
  expect(links).toHaveLength(2);
  expect(links[0]).toContain('href="/api/router/Router"');
  expect(links[1]).toBe('<a href="/guide/routing">Routing</a>');
});

test('the entry of the package that names a missing page shows nothing', async () => {
  const entry = catalogue()
    .flatMap(({ entries }) => entries)
    .find(({ name }) => name === 'LocationUpgradeModule');
  const { see = [] } = entry?.api ?? {};
  expect(see).not.toEqual([]);
  expect(
    await relatedLinks(see, {
      module: '@angular/common/upgrade',
      owner: 'LocationUpgradeModule',
      self: '/api/common/upgrade/LocationUpgradeModule',
    }),
  ).toEqual([]);
});
