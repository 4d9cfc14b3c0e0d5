import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { symbolFile, symbolFileSchema } from '../../../../src/reference/index.ts';
import { smallCatalogue } from './small-api.ts';

const file = symbolFile(smallCatalogue(), {
  $schema: 'https://docs.example/api.schema.json',
  product: 'Angular',
  version: '20.3.1',
  origin: 'https://docs.example',
});

test('a symbol has its module, its kind, its page and the places of its members', () => {
  expect(file.symbols.find(({ path }) => path === '/api/core/Input')).toEqual({
    name: 'Input',
    module: '@angular/core',
    kind: 'decorator',
    path: '/api/core/Input',
    members: [{ name: 'alias', fragment: 'alias' }],
  });
  expect(file.symbols.find(({ path }) => path === '/api/core/input')?.members).toEqual([
    { name: 'required', fragment: 'input_required_0' },
  ]);
});

test('a deprecated symbol says so, and since when', () => {
  expect(file.symbols.find(({ name }) => name === 'Old')?.deprecated).toEqual({ since: '18' });
});

test('symbols are sorted by their page, our own among them', () => {
  const paths = file.symbols.map(({ path }) => path);
  expect(paths).toEqual([...paths].sort());
  expect(paths).toContain('/api/core/@if');
});

test('the file says which format and which version it has', () => {
  expect(Object.keys(file).slice(0, 4)).toEqual(['$schema', 'format', 'product', 'version']);
  expect(file).toMatchObject({ format: 1, version: '20.3.1' });
});

test('a validator of JSON schema accepts the file, and no other', () => {
  const isValid = new Ajv2020({ strict: true, validateFormats: false }).compile(
    z.toJSONSchema(symbolFileSchema),
  );
  expect(isValid(file)).toBe(true);
  expect(isValid({ ...file, format: 2 })).toBe(false);
  expect(isValid({ ...file, symbols: [{ name: 'x' }] })).toBe(false);
});
