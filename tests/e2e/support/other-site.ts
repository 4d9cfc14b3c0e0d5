import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host other than the built site's. */
export interface OtherSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves one page under a name that makes it another site for browsers: they keep the storage of frames in it apart. */
export async function otherSite(body: string): Promise<OtherSite> {
  const html = `<!doctype html><html lang="en"><head><title>Another site</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
