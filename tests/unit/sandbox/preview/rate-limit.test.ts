import { expect, test } from 'vitest';
import { RateLimit } from '../../../../src/sandbox/preview/frame/rate-limit.ts';

test('so many pass in a second, and again in the next', () => {
  let now = 0;
  const limit = new RateLimit(2, () => now);
  expect([limit.allows(), limit.allows(), limit.allows(), limit.allows()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  now = 1000;
  expect(limit.allows()).toBe(true);
});

test('one large thing passes, and nothing more in that second', () => {
  const limit = new RateLimit(100, () => 0);
  expect([limit.allows(5000), limit.allows(1)]).toEqual([true, false]);
});
