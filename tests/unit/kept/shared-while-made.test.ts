import { expect, test, vi } from 'vitest';
import { sharedWhileMade } from '../../../src/kept/index.ts';

test('calls at the same time share what is made, and later ones make it again', async () => {
  const make = vi.fn(async (name: string) => ({ name }));
  const shared = sharedWhileMade((name: string) => name, make);
  const [one, same, other] = await Promise.all([shared('a'), shared('a'), shared('b')]);
  expect(same).toBe(one);
  expect(other).toEqual({ name: 'b' });
  expect(make).toHaveBeenCalledTimes(2);
  expect(await shared('a')).not.toBe(one);
});

test('all who share it get the error, and the next call tries again', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue('made');
  const shared = sharedWhileMade(() => 'it', make);
  const results = await Promise.allSettled([shared(), shared()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(shared()).resolves.toBe('made');
});
