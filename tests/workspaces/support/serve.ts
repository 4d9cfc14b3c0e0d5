import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** A server for the files of a folder. */
export interface FileServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Serves the output of a build at a free port, without compression and caches. */
export function serveFolder(folder: string): Promise<FileServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    try {
      const content = readFileSync(join(folder, path));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${port}/`, close });
    }),
  );
}
