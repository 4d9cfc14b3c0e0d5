import { stateCache } from './names.ts';

const key = '/offline/choice';

/** Whether the reader wants all of every build, and not what they visit alone. */
export async function wantsAll(): Promise<boolean> {
  const found = await caches.match(key, { cacheName: stateCache });
  return (await found?.text()) === 'all';
}

/** Remembers that they do. Only removing everything takes it back. */
export async function chooseAll(): Promise<void> {
  const cache = await caches.open(stateCache);
  await cache.put(key, new Response('all'));
}
