import { expect, test } from 'vitest';
import { keptSections } from '../../../src/islands/offline/kept-sections.ts';
import { manifestOf } from './build.ts';

test('a section is listed by its first kept page, with how much of it there is; one without is not', () => {
  expect(keptSections(manifestOf(), new Set(['/', '/guide/signals/resource']))).toEqual([
    { title: 'Signals', href: '/guide/signals/resource', kept: 1, pages: 2 },
  ]);
});

test('sections stand in the order of the alphabet', () => {
  const there = new Set(['/guide/signals', '/guide/forms']);
  expect(keptSections(manifestOf(), there).map(({ title }) => title)).toEqual(['Forms', 'Signals']);
});
