import { SearchFailure } from '../provider.ts';

/** What went wrong in a call of the service. The client's error stays with it as its cause. */
export function serviceFailure(error: unknown): SearchFailure {
  return new SearchFailure(messageOf(error), { cause: error });
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('status' in error) return `The search service answers ${error.status}: ${error.message}`;
  if (error.name === 'DeserializationError') {
    return `The answer of the search service is not JSON: ${error.message}`;
  }
  return error.message;
}
