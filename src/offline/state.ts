import { stateCache } from './names.ts';

/** How much the reader wants to keep. */
export type Choice = 'visited' | 'all';

const key = '/offline/choice';

/** The reader's choice. */
export async function readChoice(): Promise<Choice> {
  const found = await caches.match(key, { cacheName: stateCache });
  return (await found?.text()) === 'all' ? 'all' : 'visited';
}

/** Remembers it. */
export async function writeChoice(choice: Choice): Promise<void> {
  const cache = await caches.open(stateCache);
  await cache.put(key, new Response(choice));
}
