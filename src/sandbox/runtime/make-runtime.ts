import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { hashText } from '../../files/index.ts';
import { FRAME_FOLDER, RUNTIME_FOLDER, SANDBOX_BASE } from '../address.ts';
import { LOCALES, localeModules } from '../packages.ts';
import type { RuntimeManifest } from '../types.ts';
import { frameFolder } from './folders.ts';
import { framePage } from './frame-page.ts';
import { linkRuntime } from './link-runtime.ts';

/** The code of the frame's document as one classic script. */
async function frameScript(): Promise<string> {
  const build = await rolldown({ input: join(frameFolder, 'frame.ts'), platform: 'browser' });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}

/**
 * Writes everything that previews load: linked modules, the frame's document, and the manifest that says where they are.
 *
 * @param outDir folder that is served at `SANDBOX_BASE`
 */
export async function makeRuntime(outDir: string): Promise<void> {
  const linked = await linkRuntime(outDir);
  const page = framePage(await frameScript());
  const folder = `${FRAME_FOLDER}/${hashText(page)}`;
  mkdirSync(join(outDir, folder), { recursive: true });
  writeFileSync(join(outDir, folder, 'index.html'), page);
  const locales = JSON.stringify(localeModules());
  const bundled = `${RUNTIME_FOLDER}/locales-${hashText(locales)}.json`;
  writeFileSync(join(outDir, bundled), locales);
  // An address with a slash at the end is answered by all hosts with the folder's page and no redirect.
  const manifest: RuntimeManifest = {
    ...linked,
    bundled: SANDBOX_BASE + bundled,
    bundledPrefix: LOCALES,
    frame: `${SANDBOX_BASE}${folder}/`,
  };
  writeFileSync(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}
