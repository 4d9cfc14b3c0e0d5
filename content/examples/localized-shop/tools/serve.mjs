import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const browser = 'dist/localized-shop/browser';
const locales = ['en-US', 'de'];
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The first language of the visitor that the shop has. */
function preferredLocale(header = '') {
  const wanted = header
    .split(',')
    .map((part) => part.trim().split(';q='))
    .map(([tag, q = '1']) => ({ language: tag.split('-')[0], q: Number(q) }))
    .sort((a, b) => b.q - a.q);
  for (const { language } of wanted) {
    const found = locales.find((locale) => locale.startsWith(language));
    if (language && found) return found;
  }
  return locales[0];
}

const isFile = (path) => existsSync(path) && statSync(path).isFile();

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const locale = locales.find((id) => pathname.startsWith(`/${id}/`));
  if (!locale) {
    const target = preferredLocale(request.headers['accept-language']);
    response.writeHead(302, {
      Location: `/${target}/`,
      Vary: 'Accept-Language',
      'Cache-Control': 'no-store',
    });
    response.end();
    return;
  }
  const asked = join(browser, normalize(pathname));
  const isPage = extname(asked) === '';
  // Paths of the router have no file: the page of the locale answers them.
  const file = isPage ? join(browser, locale, 'index.html') : asked;
  if (!isFile(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'text/plain',
  });
  createReadStream(file).pipe(response);
});

server.listen(Number(process.env.PORT ?? 4000), () => {
  console.log(`http://localhost:${server.address().port}/`);
});
