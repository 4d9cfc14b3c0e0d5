import { cpSync, createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { COMPILER_BASE } from '../compile/compiler-manifest.ts';
import { prepareCompiler } from './prepare-compiler.ts';

/** The name of a file in the folder, where a request is for one. */
function fileOf(url: string): string | undefined {
  const [pathname = ''] = url.split('?', 1);
  const name = pathname.startsWith(COMPILER_BASE) ? pathname.slice(COMPILER_BASE.length) : '';
  return /^(?:files\/)?[\w-]+\.js(?:on)?$/.test(name) ? name : undefined;
}

/** Serves what compiles in the browser in development; it is made at the first request, and again after its sources have changed. */
export function serveCompiler(): Plugin {
  return {
    name: 'sandbox-compiler',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = fileOf(request.url ?? '');
        if (!name) return next();
        prepareCompiler().then((folder) => {
          const file = join(folder, name);
          if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return next();
          const type = name.endsWith('.js') ? 'text/javascript' : 'application/json';
          response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
          createReadStream(file).pipe(response);
        }, next);
      });
    },
  };
}

/** Brings the compiler to the browser: a build gets its files, the development server makes them when they are asked for. */
export function sandboxCompiler(): AstroIntegration {
  let preparing: Promise<string> | undefined;
  return {
    name: 'sandbox-compiler',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [serveCompiler()] } });
      },
      // Is made in other threads while the pages are.
      'astro:build:start': () => {
        preparing = prepareCompiler();
        // Who waits for it gets the error.
        preparing.catch(() => {});
      },
      'astro:build:done': async ({ dir }) => {
        const target = join(fileURLToPath(dir), COMPILER_BASE);
        cpSync(await (preparing ?? prepareCompiler()), target, { recursive: true });
      },
    },
  };
}
