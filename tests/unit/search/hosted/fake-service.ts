import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a host was asked. */
export interface Received {
  readonly method: string | undefined;
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: whatever the client sends; tests look for what they expect.
  readonly body: any;
}

/** An answer of a host: status and text, its first bytes, or nothing at all. */
export type Answer = { readonly status: number; readonly text: string } | 'a start' | 'silence';

/** A host of the service, as the client is told about it. */
export interface FakeHost {
  readonly received: Received[];
  readonly host: { url: string; port: number; protocol: 'http'; accept: 'readWrite' };
  /** How many requests were broken off by the other side. */
  readonly brokenOff: () => number;
}

/** A host of the service on this machine, until the test is over. */
export async function startHost(answer: (request: Received) => Answer): Promise<FakeHost> {
  const received: Received[] = [];
  let brokenOff = 0;
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) brokenOff++;
    });
    received.push(await read(request));
    reply(response, answer(received.at(-1) as Received));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    received,
    host: hostAt((server.address() as AddressInfo).port),
    brokenOff: () => brokenOff,
  };
}

/** A host where nothing listens. */
export async function downHost(): Promise<FakeHost['host']> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return hostAt(port);
}

export const json = (body: unknown, status = 200): Answer => ({
  status,
  text: JSON.stringify(body),
});

const hostAt = (port: number) =>
  ({ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }) as const;

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(request.url ?? '', 'http://localhost');
  const body = text ? JSON.parse(text) : undefined;
  const { method, headers } = request;
  return { method, path: url.pathname, parameters: url.searchParams, headers, body };
}

function reply(response: ServerResponse, answer: Answer): void {
  if (answer === 'silence') return;
  if (answer === 'a start') {
    response.writeHead(200).write('{"results":');
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
}
