import {
  COMPILER_MANIFEST_ADDRESS,
  type CompileClientSettings,
  type CompilerManifest,
} from '../../sandbox/compile/index.ts';
import type { LanguageSettings } from '../../sandbox/workbench/index.ts';

let manifest: Promise<CompilerManifest> | undefined;

async function request(): Promise<CompilerManifest> {
  // It names files that are gone after the next build: a copy of before must be asked for again.
  const response = await fetch(COMPILER_MANIFEST_ADDRESS, { cache: 'no-cache' });
  if (!response.ok)
    throw new Error(
      `The compiler could not be loaded: ${COMPILER_MANIFEST_ADDRESS} was answered with ${response.status}.`,
    );
  return response.json();
}

/** Where this site has what compiles in the browser; asked once, and again after a failure. */
function loadCompilerManifest(): Promise<CompilerManifest> {
  manifest ??= request().catch((error: unknown) => {
    manifest = undefined;
    throw error;
  });
  return manifest;
}

/** Whether the site has a newer compiler than the one this page asked for, whose files are then gone. */
export async function isCompilerOutdated(): Promise<boolean> {
  const known = await manifest;
  const response = await fetch(COMPILER_MANIFEST_ADDRESS, { cache: 'no-store' });
  if (!known || !response.ok) return false;
  return JSON.stringify(await response.json()) !== JSON.stringify(known);
}

/** How this page starts the language service. */
export async function languageSettings(): Promise<LanguageSettings> {
  const { languageWorker, documentedTypings } = await loadCompilerManifest();
  return {
    makeWorker: () => new Worker(languageWorker, { type: 'module' }),
    typings: documentedTypings,
  };
}

/** How this page starts the compiler. */
export async function compilerSettings(): Promise<CompileClientSettings> {
  const { compileWorker, typings, rareTypings } = await loadCompilerManifest();
  return {
    makeWorker: () => new Worker(compileWorker, { type: 'module' }),
    typings,
    rareTypings,
  };
}
