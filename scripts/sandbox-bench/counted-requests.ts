import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of another one, which counts what is asked for. */
export interface CountingServer {
  readonly url: string;
  /** Bytes of the bodies as they went over the wire, by path; what was asked for twice counts twice. */
  readonly bodies: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Passes requests on to a server on this machine. Workers and frames are counted as well, which no browser tells in one place. */
export async function countRequests(port: number): Promise<CountingServer> {
  const bodies = new Map<string, number>();
  const server = createServer((asked, answer) => {
    const { url: path = '/', method, headers } = asked;
    const forwarded = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.on('data', (part: Buffer) => {
        bodies.set(path, (bodies.get(path) ?? 0) + part.length);
      });
      response.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    bodies,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
