import { createReadStream, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Folders of a build that the search reads. */
const folders = /^\/(?:search|pagefind)\/[\w./-]+$/;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/**
 * Lets the search of the development server answer with the index of the last build; without one the search says that it has failed.
 *
 * @param built folder of the built site
 */
export function serveFromLastBuild(built: string): Plugin {
  return {
    name: 'search-from-last-build',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const file = join(built, pathname);
        const known = folders.test(pathname) && !pathname.includes('..');
        if (!known || !statSync(file, { throwIfNoEntry: false })?.isFile()) return next();
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
    },
  };
}
