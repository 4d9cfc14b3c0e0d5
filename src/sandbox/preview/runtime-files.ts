import { needsZone } from '../project/index.ts';
import type { ProjectFiles, RuntimeManifest } from '../types.ts';
import type { FrameRuntime } from './protocol/messages.ts';

/**
 * Names in the imports and exports of compiled code that are no path and no module of the
 * application.
 */
const BARE_IMPORT = /\b(?:from|import)\s*\(?\s*["']([^"'.:/][^"':]*)["']/g;

/** The packages that modules import, in any way, sorted. */
export function importedNames(modules: Readonly<Record<string, { readonly code: string }>>) {
  return namesIn(Object.values(modules).map(({ code }) => code));
}

function namesIn(codes: readonly string[]): string[] {
  const names = codes.flatMap((code) =>
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

/**
 * The modules of the framework as texts, for frames. A frame without an origin has no cache: it
 * would ask for all of them again, each time that an application starts.
 */
export class RuntimeFiles {
  readonly manifest: RuntimeManifest;
  readonly #texts = new Map<string, Promise<string>>();

  constructor(manifest: RuntimeManifest) {
    this.manifest = manifest;
  }

  /**
   * What a frame needs for an application that imports these packages.
   *
   * @throws MissingFile
   */
  async forNames(names: readonly string[]): Promise<FrameRuntime> {
    const { imports, files, start } = this.manifest;
    const absolute = (address: string) => new URL(address, location.href).href;
    const needed = new Set([start, ...names].flatMap((name) => files[name] ?? []));
    const texts = [...needed].map(
      async (address) => [absolute(address), await this.#text(address)] as const,
    );
    const bundled = await this.#bundled(names);
    // Modules of one file, which have no addresses of their own.
    const own = bundled.map(([name, code]) => [name, `preview:${name}`, code] as const);
    return {
      imports: Object.fromEntries([
        ...Object.entries(imports).map(([name, to]) => [name, absolute(to)]),
        ...own.map(([name, to]) => [name, to]),
      ]),
      start,
      texts: Object.fromEntries([
        ...(await Promise.all(texts)),
        ...own.map(([, to, code]) => [to, code]),
      ]),
    };
  }

  /** Asks whether the page of frames is there. @returns what is missing where it is gone */
  async missingFrame(): Promise<MissingFile | undefined> {
    const { frame } = this.manifest;
    const response = await fetch(frame, { method: 'HEAD' }).catch(() => undefined);
    return response?.status === 404 ? new MissingFile(frame) : undefined;
  }

  /** Modules of the file that has many small ones, with their code. */
  async #bundled(names: readonly string[]): Promise<[name: string, code: string][]> {
    const { bundled, bundledPrefix } = this.manifest;
    if (bundled === undefined || bundledPrefix === undefined) return [];
    const wanted = names.filter((name) => name.startsWith(bundledPrefix));
    if (wanted.length === 0) return [];
    const codes: Readonly<Record<string, string>> = JSON.parse(await this.#text(bundled));
    return wanted.flatMap((name) => (codes[name] === undefined ? [] : [[name, codes[name]]]));
  }

  /**
   * Loads what an application with these sources will need. Whoever runs it learns of a failure.
   */
  preload(sources: ProjectFiles): void {
    const names = [...namesIn(Object.values(sources)), ...(needsZone(sources) ? ['zone.js'] : [])];
    this.forNames(names).catch(() => {});
  }

  /** Asked for once, and again after a failure. */
  #text(address: string): Promise<string> {
    const known = this.#texts.get(address);
    if (known) return known;
    const text = textOf(address);
    this.#texts.set(address, text);
    text.catch(() => this.#texts.delete(address));
    return text;
  }
}
