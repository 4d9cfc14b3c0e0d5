import { expect, test } from 'vitest';
import { RateLimit } from '../../../../src/sandbox/preview/frame/rate-limit.ts';

test('so many pass in a second, the rest is counted', () => {
  let now = 0;
  const limit = new RateLimit(2, () => now);
  expect([limit.allows(), limit.allows(), limit.allows(), limit.allows()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(limit.takeDropped()).toBe(2);
  expect(limit.takeDropped()).toBe(0);
  now = 1000;
  expect(limit.allows()).toBe(true);
});
