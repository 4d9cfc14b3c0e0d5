// A real server for the tests of this example. It is JavaScript, as examples are compiled without the types of Node.
import { createServer, request } from 'node:http';

const servers = [];

/** Ends all servers, and the connections that they keep open. */
export function stopShops() {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

export const json = (answer, body, status = 200) => {
  answer
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(body));
};

export const pathOf = ({ url = '/' }) => url.split('?', 1)[0];

/** What a file input takes. */
export const bigFile = (size) => ({
  name: 'teapot.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(size),
});

/** Serves the files of the example, so that page and API have one origin. */
function passOn(asked, answer, { port, host }) {
  const options = {
    host: '127.0.0.1',
    port,
    path: asked.url,
    headers: { host },
  };
  request(options, (got) => {
    answer.writeHead(got.statusCode, {
      'content-type': got.headers['content-type'] ?? '',
      'set-cookie': ['XSRF-TOKEN=secret; Path=/', 'session=ann; Path=/'],
    });
    got.pipe(answer);
  }).end();
}

function allowOrigin({ headers }, answer) {
  answer.setHeader('access-control-allow-origin', headers.origin ?? '*');
  answer.setHeader('access-control-allow-credentials', 'true');
  answer.setHeader(
    'access-control-allow-headers',
    'content-type, x-xsrf-token',
  );
}

const usual = () => [
  [
    '/api/products',
    (_, answer) => json(answer, [{ id: 1, name: 'Teapot', price: 24 }]),
  ],
  [
    '/api/account',
    ({ headers }, answer) =>
      json(answer, {
        name: /session=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'nobody',
      }),
  ],
];

function answerWith(shop, asked, answer) {
  shop.seen.push(asked);
  answer.on('close', () => {
    if (!answer.writableFinished) shop.canceled.push(asked.url);
  });
  const reply = shop.answers.get(pathOf(asked));
  return reply ? reply(asked, answer) : json(answer, null, 404);
}

/** Starts a server on a free port: pages come from the example, and the answers to `/api/…` from `answers`. */
export async function startShop(baseURL) {
  const shop = { seen: [], canceled: [], answers: new Map(usual()) };
  const server = createServer((asked, answer) => {
    if (!pathOf(asked).startsWith('/api/'))
      return passOn(asked, answer, new URL(baseURL));
    allowOrigin(asked, answer);
    if (asked.method === 'OPTIONS') return answer.writeHead(204).end();
    return answerWith(shop, asked, answer);
  });
  servers.push(server);
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { ...shop, origin: `http://127.0.0.1:${server.address().port}` };
}
