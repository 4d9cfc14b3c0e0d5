import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SANDBOX_BASE } from '../address.ts';
import { serveRuntime } from './dev-runtime.ts';
import { prepareRuntime } from './prepare-runtime.ts';

/**
 * Puts what previews load on the site: a build gets it as files, the development server at the first request. Comes after whatever changes the site's
 * pages, since the frame's document is none of them.
 */
export function sandboxRuntime(): AstroIntegration {
  let preparing: Promise<string> | undefined;
  return {
    name: 'sandbox-runtime',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [serveRuntime()] } });
      },
      // Is made in another thread while the pages are.
      'astro:build:start': () => {
        preparing = prepareRuntime();
        // Who waits for it gets the error.
        preparing.catch(() => {});
      },
      'astro:build:done': async ({ dir }) => {
        const folder = await (preparing ?? prepareRuntime());
        cpSync(folder, join(fileURLToPath(dir), SANDBOX_BASE), { recursive: true });
      },
    },
  };
}
