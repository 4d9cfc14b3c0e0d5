import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { sandboxFileOf } from '../address.ts';
import { prepareRuntime } from './prepare-runtime.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Answers a request for a file; false where there is none. */
async function answer(file: string, response: ServerResponse): Promise<boolean> {
  const path = join(await prepareRuntime(), file);
  const type = TYPES[extname(path)];
  if (!type || !existsSync(path)) return false;
  const headers = {
    'content-type': type,
    'cache-control': 'no-store',
    // A frame without an origin may not ask otherwise.
    'access-control-allow-origin': '*',
  };
  response.writeHead(200, headers).end(await readFile(path));
  return true;
}

/** Serves what previews load in development, made at the first request and again after its code has changed. */
export function serveRuntime(): Plugin {
  return {
    name: 'sandbox-runtime',
    configureServer(server) {
      const handle = (
        request: IncomingMessage,
        response: ServerResponse,
        next: (error?: unknown) => void,
      ) => {
        const file = sandboxFileOf(request.url ?? '');
        if (file === undefined) return next();
        answer(file, response).then((answered) => answered || next(), next);
      };
      // Afterwards and at the front: Astro puts its refusal of addresses with a slash at the end before everything else.
      return () => server.middlewares.stack.unshift({ route: '', handle });
    },
  };
}
