import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { hashText } from '../../src/files/index.ts';
import type { KeptResults } from '../../src/kept/index.ts';
import { compress } from '../lib/compress.mjs';
import { loadsOf } from './loads.ts';

/** Bytes that a page costs on its first visit, compressed with brotli as the preview server does; fonts are compressed already. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  /** The bytes of `js` by script; all inline scripts together are `inline`. */
  readonly scripts: Readonly<Record<string, number>>;
  readonly fonts: number;
  /** Scripts among those loaded that contain React. */
  readonly react: readonly string[];
}

/** Strings that minifiers keep and only React has: the key of its elements and the address of its error messages. */
const REACT = /react\.(transitional\.)?element|react\.dev\/errors/;

const brotli = async (content: string): Promise<number> =>
  (await compress(Buffer.from(content), 'br')).length;

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** The page without what is counted as its styles. */
const withoutStyles = (html: string, styles: readonly string[]): string =>
  styles.reduce((rest, style) => rest.replace(style, () => ''), html);

/** Weighs the pages of a built site. What several pages load is compressed once, and so is what several pages have inline. */
export class Scales {
  readonly #folder: string;
  readonly #kept: KeptResults<number> | undefined;
  /** By the hashes of the texts. */
  readonly #sizes = new Map<string, Promise<number>>();
  readonly #imports = new Map<string, string[]>();

  /**
   * @param folder the built site
   * @param kept sizes that earlier runs have found, by the hashes of the texts
   */
  constructor(folder: string, kept?: KeptResults<number>) {
    this.#folder = folder;
    this.#kept = kept;
  }

  /**
   * @param file path of the page in the built site, with forward slashes
   */
  async weigh(file: string): Promise<Weight> {
    await init;
    const html = this.#text(`/${file}`);
    const loads = loadsOf(html);
    const inlineImports = loads.inlineScripts.flatMap((script) =>
      staticImports(script, `/${file}`),
    );
    const scripts = this.#withImports(
      [...loads.scripts, ...inlineImports].map((address) => pathOf(address, `/${file}`)),
    );
    const styles = loads.stylesheets.map((address) => pathOf(address, `/${file}`));
    const inline = sum(await Promise.all(loads.inlineScripts.map((text) => this.#size(text))));
    const files = await Promise.all(
      scripts.map(async (path) => [path, await this.#size(this.#text(path))] as const),
    );
    const parts = { ...Object.fromEntries(files), inline };
    return {
      html: await this.#size(withoutStyles(html, loads.inlineStyles)),
      css: sum(
        await Promise.all([
          ...styles.map((path) => this.#size(this.#text(path))),
          ...loads.inlineStyles.map((text) => this.#size(text)),
        ]),
      ),
      js: sum(Object.values(parts)),
      scripts: parts,
      fonts: sum(
        loads.fonts.map(
          (address) => readFileSync(join(this.#folder, pathOf(address, `/${file}`))).length,
        ),
      ),
      react: scripts.filter((path) => REACT.test(this.#text(path))),
    };
  }

  #text(path: string): string {
    return readFileSync(join(this.#folder, path), 'utf8');
  }

  #size(text: string): Promise<number> {
    const key = hashText(text);
    const size = this.#sizes.get(key) ?? this.#keptSize(key, text);
    this.#sizes.set(key, size);
    return size;
  }

  async #keptSize(key: string, text: string): Promise<number> {
    if (!this.#kept) return brotli(text);
    const size = this.#kept.has(key) ? 0 : await brotli(text);
    return this.#kept.of(key, () => size);
  }

  /** Scripts and everything that they import statically, each once, sorted. */
  #withImports(paths: readonly string[]): string[] {
    const found = new Set<string>();
    const open = [...paths];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (found.has(path)) continue;
      found.add(path);
      const imports = this.#imports.get(path) ?? staticImports(this.#text(path), path);
      this.#imports.set(path, imports);
      open.push(...imports);
    }
    return [...found].sort();
  }
}

/** The path on this site that an address in a file at `from` means. */
function pathOf(address: string, from: string): string {
  return posix.normalize(new URL(address, `https://a.example${from}`).pathname);
}

/** Paths that a module imports when it is loaded; dynamic imports are not among them. */
function staticImports(code: string, from: string): string[] {
  const [imports] = parse(code);
  // `d` is -1 for a static import, a position for import() and -2 for import.meta.
  return imports
    .filter(({ d, n }) => d === -1 && n !== undefined)
    .map(({ n }) => pathOf(n ?? '', from));
}
