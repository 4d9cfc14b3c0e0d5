import { MANIFEST_ADDRESS } from '../address.ts';
import type { RuntimeManifest } from '../types.ts';

let manifest: Promise<RuntimeManifest> | undefined;

async function request(): Promise<RuntimeManifest> {
  // It names files that are gone after the next build: a copy of before must be asked for again.
  const response = await fetch(MANIFEST_ADDRESS, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${MANIFEST_ADDRESS} was answered with ${response.status}`);
  return response.json();
}

/** Where the site has what previews load; asked once, and again only after a failure. */
export function loadManifest(): Promise<RuntimeManifest> {
  manifest ??= request().catch((error: unknown) => {
    manifest = undefined;
    throw error;
  });
  return manifest;
}
