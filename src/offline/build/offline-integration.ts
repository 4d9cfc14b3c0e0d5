import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '../../files/index.ts';
import { KeptResults } from '../../kept/index.ts';
import { loadNavigation, normalizePath } from '../../navigation/index.ts';
import type { OfflineManifest } from '../manifest.ts';
import { OFFLINE_BASE, workerAddress } from '../names.ts';
import { bundleWorker } from './bundle-worker.ts';
import { endWorker } from './dev-worker.ts';
import { makeManifest } from './make-manifest.ts';
import { sectionName } from './sections.ts';

/** The level of compression that hosts use. */
const level = 6;

/** Sizes of files that an earlier build has compressed. */
const sizesFile = resolve(import.meta.dirname, '../../../.cache/offline/sizes.json');

/** Writes the service worker and the list of files that it may keep. The last of all: it lists what the others have written. */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [endWorker()] } });
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const folder = fileURLToPath(dir);
        const navigation = await loadNavigation();
        const sizes = new KeptResults<number>(sizesFile, `gzip ${level}`);
        const manifest = makeManifest(filesOf(folder), {
          routes: pages.map(({ pathname }) => normalizePath(pathname)),
          sectionOf: (route) => sectionName(route, navigation),
          transferSize: (content, hash) =>
            sizes.of(hash, () => gzipSync(content, { level }).length),
        });
        sizes.save();
        const size = await writeOffline(folder, manifest);
        const { files, stored, transferred } = manifest.size;
        logger.info(
          `build ${manifest.build}: ${files} files, ${inMegabytes(stored)} on a device, ${inMegabytes(transferred)} to download; the worker has ${size} bytes`,
        );
      },
    },
  };
}

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function filesOf(folder: string) {
  return filesBelow(folder).map((file) => ({
    path: relative(folder, file).replaceAll('\\', '/'),
    content: readFileSync(file),
  }));
}

/** Returns the size of the worker, in bytes. */
async function writeOffline(folder: string, manifest: OfflineManifest): Promise<number> {
  const text = JSON.stringify(manifest);
  const digest = createHash('sha256').update(text);
  const integrity = digest.copy().digest('base64');
  const address = `${OFFLINE_BASE}${digest.digest('hex').slice(0, 16)}.json`;
  mkdirSync(join(folder, OFFLINE_BASE), { recursive: true });
  writeFileSync(join(folder, address), text);
  const worker = await bundleWorker({ build: manifest.build, manifest: address, integrity });
  writeFileSync(join(folder, workerAddress), worker);
  return Buffer.byteLength(worker);
}
