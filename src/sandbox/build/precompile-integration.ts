import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '../../files/index.ts';
import { prepareTypings } from './prepare-typings.ts';

function precompileInWorker(assets: readonly string[]): Promise<void> {
  // Apart from its use, so that no bundler takes it for a worker of the browser.
  const script = new URL('./precompile.worker.ts', import.meta.url);
  const worker = new Worker(script, { workerData: assets });
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('Compiling the projects of the site ended early.')));
  });
}

/**
 * Compiles projects that pages load as JSON, and puts what comes of it beside their `files`, as `precompiled`: a preview then stands before the compiler has come. The
 * development server does without.
 *
 * @param folders of the built site
 */
export function precompiledProjects(folders: readonly string[]): AstroIntegration {
  return {
    name: 'sandbox-precompiled-projects',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const assets = folders.flatMap((folder) => filesBelow(join(fileURLToPath(dir), folder)));
        await prepareTypings();
        await precompileInWorker(assets.filter((file) => file.endsWith('.json')));
      },
    },
  };
}
