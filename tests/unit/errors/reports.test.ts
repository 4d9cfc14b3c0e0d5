import { describe, expect, test } from 'vitest';
import { isChunkFailure } from '../../../src/islands/errors/chunk-failure.ts';
import { describeError, firstLine } from '../../../src/islands/errors/describe-error.ts';

describe('a failed script of the build is told by', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://docs.example/_astro/menu.Bc2UFuCO.js',
    'error loading dynamically imported module: https://docs.example/_astro/menu.Bc2UFuCO.js',
    'Importing a module script failed.',
    'Failed to fetch dynamically imported module: https://docs.example/chunk-ABC123.js',
    'Loading chunk 5 failed. (error: https://docs.example/chunk-5.js)',
  ])('the line "%s"', (line) => {
    expect(isChunkFailure(line)).toBe(true);
  });
});

describe('another error is told by', () => {
  test.each([
    '',
    'Failed to fetch',
    "Cannot read properties of undefined (reading 'load')",
    'Failed to fetch dynamically imported module: https://other.example/tag.js',
    'Unexpected token in /_astro/menu.Bc2UFuCO.js',
  ])('the line "%s"', (line) => {
    expect(isChunkFailure(line)).toBe(false);
  });

  test('a stack with names of scripts', () => {
    const error = new Error('broken\n at https://docs.example/_astro/load.js');
    expect(isChunkFailure(firstLine(error))).toBe(false);
  });
});

describe('the description of an error', () => {
  test('is its message and its stack, with files instead of addresses', () => {
    const error = new Error('broken');
    error.stack =
      'Error: broken\n    at run (https://docs.example/_astro/menu.Bc2.js:1:25)\n    at https://docs.example/a/b.js:3:4';
    expect(describeError(error)).toBe(
      'broken\nError: broken\n    at run (menu.Bc2.js:1:25)\n    at b.js:3:4',
    );
  });

  test('has at most 150 characters', () => {
    expect(describeError(new Error('x'.repeat(1000)))).toBe('x'.repeat(150));
    expect(describeError('x'.repeat(1000))).toBe('x'.repeat(150));
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['text', 'text'],
    [{ code: 5 }, '[object Object]'],
  ])('of %s, which is no error, is its text', (thrown, description) => {
    expect(describeError(thrown)).toBe(description);
  });
});
