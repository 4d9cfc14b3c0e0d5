import { expect, test } from 'vitest';
import { plain, tellingWords, wordsOf } from '../../../../src/search/titles/words.ts';

test('an identifier is found as a whole and by its parts', () => {
  expect(wordsOf('takeUntilDestroyed')).toEqual([
    'takeuntildestroyed',
    'take',
    'until',
    'destroyed',
  ]);
  expect(wordsOf('HTTPClient')).toEqual(['httpclient', 'http', 'client']);
  expect(wordsOf('Renderer2')).toEqual(['renderer2', 'renderer', '2']);
});

test('signs around words are no part of them', () => {
  expect(wordsOf('*ngIf, [(ngModel)] and @for')).toEqual([
    ...['ngif', 'ng', 'if', 'ngmodel', 'ng', 'model', 'and', 'for'],
  ]);
});

test.each([
  ['[(ngModel)]', 'ngmodel'],
  ['<router-outlet>', 'routeroutlet'],
  ['ng generate component', 'nggeneratecomponent'],
  ['@if', 'if'],
])('readers type %s in many ways', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test('fillers of a question are left out, unless there is nothing else', () => {
  expect(tellingWords(['how', 'do', 'i', 'load', 'a', 'route'])).toEqual(['load', 'route']);
  expect(tellingWords(['for', 'of'])).toEqual(['for', 'of']);
});
