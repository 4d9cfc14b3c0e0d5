import type { Requester } from './client-types.ts';

/**
 * Sends requests that a signal can stop, which the client's own requester does not know. A stopped request throws, and so is neither tried again
 * nor held against its host; one that fails or is late is an answer without a status, as the client expects it.
 */
export function abortableRequester(signal: AbortSignal | undefined): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const late = new AbortController();
      const abortAfter = (milliseconds: number) => setTimeout(() => late.abort(), milliseconds);
      let timer = abortAfter(connectTimeout);
      try {
        const response = await fetch(url, {
          method,
          headers,
          // Bytes are for compressed requests, and these are not.
          body: (data as string | undefined) ?? null,
          credentials: 'omit',
          signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
        });
        clearTimeout(timer);
        timer = abortAfter(responseTimeout);
        const content = await response.text();
        return { status: response.status, content, isTimedOut: false };
      } catch (error) {
        signal?.throwIfAborted();
        return { status: 0, content: String(error), isTimedOut: late.signal.aborted };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
