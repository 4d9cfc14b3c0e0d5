import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A request that the model has received. */
interface Asked {
  readonly authorization: string | undefined;
  readonly prompt: string;
}

/** A server in place of a model. It sends `Rice `, waits for `finish()`, and sends `with beans`. It answers `fail` with status 503. */
export interface FakeModel {
  readonly address: string;
  readonly asked: Asked[];
  /** How many requests ended before the answer was complete. */
  readonly aborted: () => number;
  /** Completes the answers that have begun. */
  readonly finish: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts the model at a free port. */
export async function startModel(): Promise<FakeModel> {
  const asked: Asked[] = [];
  const begun = new Set<ServerResponse>();
  let aborted = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { prompt } = (await json(request)) as Pick<Asked, 'prompt'>;
    asked.push({ authorization: request.headers.authorization, prompt });
    if (prompt === 'fail') return response.writeHead(503).end('details of the account');
    begun.add(response);
    response.on('close', () => {
      if (!response.writableEnded) aborted++;
      begun.delete(response);
    });
    return response.write('Rice ');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    asked,
    aborted: () => aborted,
    finish: () => {
      for (const response of begun) response.end('with beans');
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
