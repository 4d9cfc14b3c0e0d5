import { expect, test } from 'vitest';
import { exampleAddress } from '../../../src/islands/example/viewer.ts';

test('the address of an example is that of the page, with its query, and the id', () => {
  const page = new URL('https://docs.example/guide/forms?search=a#section');
  expect(exampleAddress(page, 'example-2')).toBe(
    'https://docs.example/guide/forms?search=a#example-2',
  );
});
