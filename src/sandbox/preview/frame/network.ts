import { type Ask, type Assets, complaintOf } from './assets.ts';
import { xhrClass } from './memory-xhr.ts';
import type { Print } from './printer.ts';

/** Lets the application request the files of its project, and nothing else. */
export function installNetwork(assets: () => Assets, print: Print): void {
  const ask: Ask = async (method, address) => {
    // As with a server, nobody has the answer at once.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const answer = assets().answer(method, address);
      const complaint = complaintOf(method, answer);
      if (complaint) print('warn', [complaint], '');
      return answer;
    } catch (error) {
      if (error instanceof TypeError) print('error', [error.message], '');
      throw error;
    }
  };
  window.fetch = (input, init) => memoryFetch(ask, input, init);
  window.XMLHttpRequest = xhrClass(ask) as unknown as typeof XMLHttpRequest;
}

async function memoryFetch(
  ask: Ask,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const request = input instanceof Request ? input : undefined;
  const method = (init.method ?? request?.method ?? 'GET').toUpperCase();
  const signal = init.signal ?? request?.signal;
  signal?.throwIfAborted();
  const answer = await ask(method, request?.url ?? String(input));
  signal?.throwIfAborted();
  const { status, statusText, type, body } = answer;
  const response = new Response(body, { status, statusText, headers: { 'content-type': type } });
  Object.defineProperty(response, 'url', { value: answer.url });
  return response;
}
