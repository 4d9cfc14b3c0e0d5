import type { SearchProvider } from '../provider.ts';
import { createHostedService, type HostedOptions } from './hosted-service.ts';

/** @throws SearchFailure when the options have no application id or no key */
export function createHostedProvider(options: HostedOptions): SearchProvider {
  const service = createHostedService(options);
  return {
    async *search(query, signal) {
      try {
        yield await service.search(query, signal);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  };
}
