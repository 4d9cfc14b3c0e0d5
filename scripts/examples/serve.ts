// Serves the bundled examples, each at the root of a host of its own: http://<name>.localhost:<port>. Browsers resolve every name below
// `localhost` to the machine itself. `node scripts/examples/serve.ts <port>`
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { bundledFolder, sharedFolder } from '../../src/examples/index.ts';
import { findFile, StaticFiles } from '../lib/static-files.mjs';

const files = new StaticFiles();

/** The file for a request; addresses of the application's own router get its page. */
function fileFor(host: string, pathname: string): string | undefined {
  if (pathname.startsWith(`/${sharedFolder}/`)) return findFile(bundledFolder, pathname);
  const name = host.replace(/\.localhost(:\d+)?$/, '');
  const folder = join(bundledFolder, /^[\w-]+$/.test(name) ? name : '');
  return (
    findFile(folder, pathname) ?? (/\.\w+$/.test(pathname) ? undefined : findFile(folder, '/'))
  );
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?', 1);
  const file = fileFor(request.headers.host ?? '', pathname);
  if (!file) {
    // Browsers ask for this one on their own, and a refusal is an error in the console.
    response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    return;
  }
  const { body, headers } = await files.read(file, undefined);
  response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(body);
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(request.url, error);
    response.writeHead(500).end();
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
