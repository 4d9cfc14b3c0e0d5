import { join } from 'node:path';
import { rolldown } from 'rolldown';

const NOTICE = '/*! Workbox: MIT, Google LLC. */';

/** What the worker knows about its build. */
export interface WorkerBuild {
  readonly build: string;
  /** Address of the list of its files, and the SHA-256 of the list in base64. */
  readonly manifest: string;
  readonly integrity: string;
}

/** Bundles the worker into one classic script, which every browser with service workers runs. */
export async function bundleWorker(known: WorkerBuild): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, '../worker/service-worker.ts'),
    platform: 'browser',
    transform: {
      define: {
        OFFLINE_BUILD: JSON.stringify(known),
        'process.env.NODE_ENV': '"production"',
      },
    },
    checks: { bundlerTimings: false },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(`The service worker: ${log.message}`);
    },
  });
  const { output } = await build.generate({ format: 'iife', minify: true, postBanner: NOTICE });
  await build.close();
  return output[0].code;
}
