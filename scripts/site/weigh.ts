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

/** What a page loads, its texts by their hashes: most of them are in many pages. Paths are those of the site. */
export interface Parts {
  /** Script files with those that inline scripts import; what files import is not among them. */
  readonly scripts: readonly string[];
  readonly inlineScripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly inlineStyles: readonly string[];
  readonly fonts: readonly string[];
  /** The page without its inline styles. */
  readonly rest: string;
}

/** What earlier runs have found. */
interface Found {
  /** Compressed sizes by the hashes of the texts. */
  readonly sizes: KeptResults<number>;
  /** By the hashes of pages and their paths. */
  readonly parts: KeptResults<Parts>;
}

/** A page taken apart, with the texts in it by their hashes. */
class TakenApart {
  readonly parts: Parts;
  readonly texts = new Map<string, string>();

  constructor(file: string, html: string) {
    const loads = loadsOf(html);
    const paths = (addresses: readonly string[]) =>
      addresses.map((address) => pathOf(address, `/${file}`));
    const imported = loads.inlineScripts.flatMap((script) => staticImports(script, `/${file}`));
    this.parts = {
      scripts: [...paths(loads.scripts), ...imported],
      inlineScripts: loads.inlineScripts.map((text) => this.#note(text)),
      stylesheets: paths(loads.stylesheets),
      inlineStyles: loads.inlineStyles.map((text) => this.#note(text)),
      fonts: paths(loads.fonts),
      rest: this.#note(withoutStyles(html, loads.inlineStyles)),
    };
  }

  #note(text: string): string {
    const hash = hashText(text);
    this.texts.set(hash, text);
    return hash;
  }
}

/** Weighs the pages of a built site. What several pages load is compressed once, and so is what several pages have inline. */
export class Scales {
  readonly #folder: string;
  readonly #found: Found | undefined;
  /** By the hashes of the texts. */
  readonly #sizes = new Map<string, Promise<number>>();
  /** Scripts and style sheets by their paths. */
  readonly #files = new Map<string, string>();
  readonly #imports = new Map<string, string[]>();

  /**
   * @param folder the built site
   * @param found what earlier runs have found; without it, everything is parsed and compressed
   */
  constructor(folder: string, found?: Found) {
    this.#folder = folder;
    this.#found = found;
  }

  /**
   * @param file path of the page in the built site, with forward slashes
   */
  async weigh(file: string): Promise<Weight> {
    await init;
    const html = this.#read(`/${file}`).toString();
    let taken: TakenApart | undefined;
    const takeApart = () => {
      taken ??= new TakenApart(file, html);
      return taken;
    };
    const make = () => takeApart().parts;
    const parts = this.#found?.parts.of(hashText(`${file}\n${html}`), make) ?? make();
    const sizeOf = (hash: string) => this.#size(hash, () => takeApart().texts.get(hash) ?? '');
    const sizesOf = async (hashes: readonly string[]) => sum(await Promise.all(hashes.map(sizeOf)));
    const scripts = await this.#sizesOfFiles(this.#withImports(parts.scripts));
    const styles = await this.#sizesOfFiles(parts.stylesheets);
    const inline = await sizesOf(parts.inlineScripts);
    return {
      html: await sizeOf(parts.rest),
      css: sum(styles.map(([, size]) => size)) + (await sizesOf(parts.inlineStyles)),
      js: sum(scripts.map(([, size]) => size)) + inline,
      scripts: { ...Object.fromEntries(scripts), inline },
      fonts: sum(parts.fonts.map((path) => this.#read(path).length)),
      react: scripts.flatMap(([path]) => (REACT.test(this.#text(path)) ? path : [])),
    };
  }

  #read(path: string): Buffer {
    return readFileSync(join(this.#folder, path));
  }

  #text(path: string): string {
    const text = this.#files.get(path) ?? this.#read(path).toString();
    this.#files.set(path, text);
    return text;
  }

  #sizesOfFiles(paths: readonly string[]): Promise<[path: string, size: number][]> {
    const sizeOf = (text: string) => this.#size(hashText(text), () => text);
    return Promise.all(paths.map(async (path) => [path, await sizeOf(this.#text(path))]));
  }

  #size(hash: string, text: () => string): Promise<number> {
    const size = this.#sizes.get(hash) ?? this.#keptSize(hash, text);
    this.#sizes.set(hash, size);
    return size;
  }

  async #keptSize(hash: string, text: () => string): Promise<number> {
    if (!this.#found) return brotli(text());
    const { sizes } = this.#found;
    const size = sizes.has(hash) ? 0 : await brotli(text());
    return sizes.of(hash, () => size);
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
