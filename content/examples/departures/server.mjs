// Serves a folder, and the train times. node server.mjs [folder] [port]
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const [folder = 'dist/departures/browser', port = '8080'] =
  process.argv.slice(2);
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};
const departures = [
  { time: '09:14', to: 'Harbor' },
  { time: '09:30', to: 'Airport' },
];

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const send = (status, type, body, headers = {}) =>
    response
      .writeHead(status, {
        'Content-Type': type,
        'Cache-Control': 'no-cache',
        ...headers,
      })
      .end(body);
  if (pathname.startsWith('/api/')) {
    send(200, 'application/json', JSON.stringify(departures));
    return;
  }
  const file = join(folder, normalize(pathname));
  try {
    send(200, types[extname(file)] ?? 'text/plain', await readFile(file));
  } catch {
    if (extname(file)) send(404, 'text/plain', 'Not found');
    else send(200, 'text/html', await readFile(join(folder, 'index.html')));
  }
}).listen(Number(port), () => console.log(`http://localhost:${port}`));
