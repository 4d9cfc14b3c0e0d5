import { expect, test } from 'vitest';
import { addressName } from '../../../../src/search/titles/address-name.ts';

test('the words of an address are a name of its page', () => {
  expect(addressName('/guide/templates/two-way-binding')).toBe('guide templates two way binding');
});

test('an address that ends in the title has no further name', () => {
  expect(addressName('/api/core/signal')).toBe('');
  expect(addressName('/errors/NG0203')).toBe('');
});
