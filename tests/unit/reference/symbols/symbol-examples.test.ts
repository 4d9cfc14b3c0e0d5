import { expect, test } from 'vitest';
import { checkSymbolExamples } from '../../../../src/reference/symbols/symbol-examples.ts';
import type { ApiProse } from '../../../../src/reference/symbols/written-entries.ts';
import { smallCatalogue } from './small-api.ts';

const prose = (id: string, data: ApiProse['data'] = {}): ApiProse => ({
  file: `content/api/${id}.mdx`,
  id,
  module: '@angular/core',
  data,
});

test('an example of a symbol, and a page of a block, are fine', () => {
  const files = [prose('core/Input'), prose('core/if', { type: 'block', title: '@if' })];
  expect(() => checkSymbolExamples(files, smallCatalogue())).not.toThrow();
});

test.each([
  ['core/Inputt', /no symbol “Inputt”[\s\S]*Input\.mdx/],
  // A block has a page of its own.
  ['core/@if', /no symbol “@if”/],
])('an example that no symbol is named as stops the build: %s', (id, report) => {
  expect(() => checkSymbolExamples([prose(id)], smallCatalogue())).toThrow(
    expect.objectContaining({
      file: `content/api/${id}.mdx`,
      stack: expect.stringMatching(report),
    }),
  );
});
