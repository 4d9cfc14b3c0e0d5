import { beforeAll, expect, test } from 'vitest';
import {
  apiHistory,
  changesBetween,
  introducedIn,
  prepareReference,
  referenceData,
} from '../../../../src/reference/index.ts';
import { site } from '../../../../src/site.config.ts';

beforeAll(() => prepareReference());

test('names are dated by the major that brought them, unless they are as old as the data', () => {
  expect(introducedIn('@angular/core', 'input')).toBe(17);
  expect(introducedIn('@angular/core', 'linkedSignal')).toBe(19);
  expect(introducedIn('@angular/core', 'Component')).toBeUndefined();
  expect(introducedIn('@angular/core', 'nowhere')).toBeUndefined();
});

test('what was removed and deprecated between two majors is known', () => {
  const { removed, deprecated } = changesBetween(apiHistory(), 19, 20);
  expect(removed.map(({ module, name }) => `${module} ${name}`)).toMatchInlineSnapshot(`
    [
      "@angular/core AfterRenderPhase",
      "@angular/core InjectFlags",
      "@angular/core afterRender",
      "@angular/core provideExperimentalCheckNoChangesForDebug",
      "@angular/core provideExperimentalZonelessChangeDetection",
      "@angular/ssr ServerRoutesConfigOptions",
      "@angular/ssr provideServerRoutesConfig",
      "@angular/ssr provideServerRouting",
    ]
  `);
  expect(deprecated.map(({ name }) => name)).toContain('NgIf');
});

test('the documented major of the data has the names of the reference', () => {
  const known = new Set(
    apiHistory()
      .filter(({ majors }) => majors.includes(site.major))
      .map(({ module, name }) => `${module} ${name}`),
  );
  const entries = referenceData('api').modules.flatMap(({ entries }) => entries);
  const listed = entries.filter(({ module }) => site.documented.entryPoints.includes(module));
  expect(
    listed.map(({ module, name }) => `${module} ${name}`).filter((name) => !known.has(name)),
  ).toEqual([]);
});
