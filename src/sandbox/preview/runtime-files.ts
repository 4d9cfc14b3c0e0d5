import type { CompileOutput, RuntimeManifest } from '../types.ts';
import type { FrameRuntime } from './protocol/messages.ts';

/** Names in the imports and exports of compiled code that are no path and no module of the application. */
const BARE_IMPORT = /\b(?:from|import)\s*\(?\s*["']([^"'.:/][^"':]*)["']/g;

/** The packages that modules import, in any way, sorted. */
export function importedNames(modules: CompileOutput['modules']): string[] {
  const names = Object.values(modules).flatMap(({ code }) =>
    Array.from(code.matchAll(BARE_IMPORT), ([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

/** A file of the site that is gone: the site has been built again since this page was loaded. */
export class MissingFile extends Error {}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new MissingFile(`${address}: ${response.status}`);
  return response.text();
}

/** Where frames find the modules of the framework: by their addresses, or, where the site's host does not let a frame without an origin ask, as text. */
export class RuntimeFiles {
  readonly manifest: RuntimeManifest;
  #texts: Promise<Readonly<Record<string, string>>> | undefined;

  constructor(manifest: RuntimeManifest) {
    this.manifest = manifest;
  }

  /** Whether frames get the modules as text. */
  get asText(): boolean {
    return this.#texts !== undefined;
  }

  /** From now on, frames get the modules as text. */
  useText(): void {
    const addresses = [...new Set(Object.values(this.manifest.files).flat())];
    this.#texts ??= Promise.all(
      addresses.map(async (address) => [address, await textOf(address)] as const),
    ).then(Object.fromEntries);
  }

  /**
   * What a frame needs for an application that imports these packages.
   *
   * @throws MissingFile
   */
  async forNames(names: readonly string[]): Promise<FrameRuntime> {
    const { imports, files, start } = this.manifest;
    const absolute = (address: string) => new URL(address, location.href).href;
    const needed = [start, ...names].flatMap((name) => files[name] ?? []);
    const texts = await this.#texts;
    return {
      imports: Object.fromEntries(
        Object.entries(imports).map(([name, to]) => [name, absolute(to)]),
      ),
      start,
      preload: [...new Set(needed)].map(absolute),
      ...(texts && { texts }),
    };
  }
}
