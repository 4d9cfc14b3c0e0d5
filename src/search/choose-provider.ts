import { SEARCH_API_KEY, SEARCH_APP_ID, SEARCH_INDEX_NAME } from 'astro:env/client';
import type { SearchProvider } from './provider.ts';

const hosted = SEARCH_APP_ID && SEARCH_API_KEY && SEARCH_INDEX_NAME;

/** The service that provides the results. */
export const attribution = hosted
  ? { name: 'Algolia', url: 'https://www.algolia.com/developers/' }
  : { name: 'Pagefind', url: 'https://pagefind.app/' };

/** Loads the provider of this build: the hosted one where it is configured, else the index that comes with the site. */
export async function chooseProvider(): Promise<SearchProvider> {
  if (SEARCH_APP_ID && SEARCH_API_KEY && SEARCH_INDEX_NAME) {
    const { createHostedProvider } = await import('./hosted/index.ts');
    return createHostedProvider({
      appId: SEARCH_APP_ID,
      apiKey: SEARCH_API_KEY,
      indexName: SEARCH_INDEX_NAME,
    });
  }
  const { createEmbeddedProvider } = await import('./embedded/index.ts');
  return createEmbeddedProvider();
}
