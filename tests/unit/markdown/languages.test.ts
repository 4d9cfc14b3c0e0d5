import { bundledLanguages, isSpecialLang } from 'shiki';
import { expect, test } from 'vitest';
import { languageOfFile, languages } from '../../../src/markdown/index.ts';

test.each([
  ['src/app/order.ts', '@Component({})', 'angular-ts'],
  ['src/app/order.ts', 'export interface Order {}', 'ts'],
  ['src/app/order.html', '', 'angular-html'],
  ['src/index.html', '', 'html'],
  ['styles.scss', '', 'scss'],
  ['tools/build.mjs', '', 'js'],
  ['angular.json', '', 'json'],
  ['.gitignore', '', 'text'],
  ['LICENSE', '', undefined],
  ['a.unknown', '', undefined],
])('%s', (file, source, language) => {
  expect(languageOfFile(file, source)).toBe(language);
});

test('every language has a grammar', () => {
  const missing = Object.values(languages).filter(
    (grammar) => !isSpecialLang(grammar) && !Object.hasOwn(bundledLanguages, grammar),
  );
  expect(missing).toEqual([]);
});
