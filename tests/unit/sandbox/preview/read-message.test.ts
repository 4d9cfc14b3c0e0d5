import { expect, test } from 'vitest';
import {
  isHello,
  LONGEST_TEXT,
  readMessage,
} from '../../../../src/sandbox/preview/protocol/read-message.ts';

test('a message has the fields of its kind and no others', () => {
  expect(readMessage({ type: 'title', title: 'Bakery', html: '<b>' })).toEqual({
    type: 'title',
    title: 'Bakery',
  });
  expect(readMessage({ type: 'rendered' })).toEqual({ type: 'rendered' });
  expect(readMessage({ type: 'hot', id: 1, applied: false })).toEqual({
    type: 'hot',
    id: 1,
    applied: false,
  });
});

test.each([
  [null],
  ['title'],
  [7],
  [[]],
  [{}],
  [{ type: 'constructor' }],
  [{ type: '__proto__' }],
  [{ type: ['title'], title: 'x' }],
  [{ type: 'title' }],
  [{ type: 'title', title: { toString: (): string => 'x' } }],
  [{ type: 'pong', id: '1' }],
  [{ type: 'console', level: 'shout', text: '', stack: '' }],
  [{ type: 'error', source: 'page', message: '', stack: '' }],
])('%j is no message', (data) => {
  expect(readMessage(data)).toBeUndefined();
});

test('a text that is too long is cut', () => {
  const message = readMessage({ type: 'title', title: 'x'.repeat(LONGEST_TEXT + 1) });
  expect(message).toEqual({ type: 'title', title: 'x'.repeat(LONGEST_TEXT) });
});

test('only a greeting of this version counts', () => {
  expect(isHello({ preview: 'hello', protocol: 1 })).toBe(true);
  for (const data of [null, 'hello', {}, { preview: 'hello' }, { preview: 'hello', protocol: 0 }])
    expect(isHello(data)).toBe(false);
});
