import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashText, type ModuleParts, sourceFiles } from '../../src/files/index.ts';
// Past its door, which would load the parser of articles into every run.
import { frontMatter } from '../articles/front-matter.ts';
import { BundledNames, isText } from './bundled-names.ts';
import { hashBytes } from './hash-bytes.ts';

/** What no verdict depends on by itself: it is made of the rest, or belongs to a package whose version counts. */
const DERIVED =
  /^(?:\.git|\.astro|\.cache|dist|test-results|playwright-report)$|(?:^|\/)node_modules$/;

const ARTICLE = /\.mdx?$/;

/** Hash of an input that is not there. */
const MISSING = 'missing';

/**
 * The files of the project at one moment, and what a verdict may depend on, each as a text that differs when it is another. Verdicts name
 * their inputs as `kind:rest`:
 *
 * - `file:src/a.ts`: what is in a file, or that there is none
 * - `list:content/docs`: the names in a folder
 * - `tree:content -content/docs`: all files below a folder (`.` is the project), without those below others
 * - `program:scripts/serve.mjs`: a module and all that it imports, however far away
 * - `names:content`: the names of all files below a folder
 * - `front:content`: the same names, with the front matter of each article
 * - `has:content/docs`: whether a folder is there
 * - `served:/overview`: what the server of the built site answers, as far as files decide it; names of bundled files count without their hashes, see `BundledNames`
 * - `served:/_astro/page.*.js`: the same of a bundled file, whatever hash is in its name
 * - `fact:node`: anything else, given by name
 */
export class Snapshot {
  /** The project's folder. */
  readonly root: string;
  readonly #files: Map<string, string>;
  readonly #facts: Readonly<Record<string, string>>;
  /** What modules import. */
  readonly #imports = new Map<string, ModuleParts>();
  readonly #known = new Map<string, string>();
  /** The built site's files as they are served. */
  readonly #served = new Map<string, string>();
  #bundled = new BundledNames([]);

  /**
   * @param root the project's folder
   * @param facts what is no file: versions, variables
   */
  constructor(root: string, facts: Readonly<Record<string, string>>) {
    this.root = root;
    this.#files = new Map(hashesBelow(root, ''));
    this.#facts = facts;
  }

  /** Adds the built site, which is whole only when the stages before have run. */
  addSite(): void {
    if (!existsSync(join(this.root, 'dist'))) return;
    for (const [path, hash] of hashesBelow(this.root, 'dist')) this.#files.set(path, hash);
    this.#bundled = new BundledNames(this.#files.keys());
    this.#known.clear();
  }

  /** The text of an input. */
  hash(input: string): string {
    let hash = this.#known.get(input);
    if (hash === undefined) {
      hash = this.#compute(input);
      this.#known.set(input, hash);
    }
    return hash;
  }

  /** The files that an input consists of, relative to the project. */
  files(input: string): string[] {
    const [kind, rest] = split(input);
    if (kind === 'file') return [rest];
    if (kind === 'tree') return this.#tree(rest);
    return kind === 'program' ? this.#program(rest) : [];
  }

  #compute(input: string): string {
    const [kind, rest] = split(input);
    if (kind === 'file') return this.#files.get(rest) ?? MISSING;
    if (kind === 'list') return hashText(JSON.stringify(this.#names(rest)));
    if (kind === 'tree' || kind === 'program') return this.#hashAll(this.files(input));
    if (kind === 'names') return hashText(JSON.stringify(this.#tree(rest || '.')));
    if (kind === 'front') return this.#hashFrontMatter(this.#tree(rest));
    if (kind === 'has') return String([...this.#files.keys()].some((file) => isBelow(file, rest)));
    if (kind === 'served') return this.#hashServed(this.#answers(rest));
    if (kind === 'fact') return this.#facts[rest] ?? MISSING;
    throw new Error(`There is no kind of input "${kind}".`);
  }

  #hashAll(files: readonly string[]): string {
    return hashText(JSON.stringify(files.map((file) => [file, this.#files.get(file) ?? MISSING])));
  }

  #hashFrontMatter(files: readonly string[]): string {
    const parts = files.map((file) => [file, ARTICLE.test(file) ? this.#frontMatter(file) : '']);
    return hashText(JSON.stringify(parts));
  }

  /** The front matter of an article, or the hash of the article where its text is not that of this snapshot any more. */
  #frontMatter(file: string): string {
    const hash = this.#files.get(file) ?? MISSING;
    const bytes = this.#bytesOf(file, hash);
    return bytes ? (frontMatter.exec(bytes.toString('utf8'))?.[0] ?? '') : hash;
  }

  /** What is in a file; undefined where it is gone or written anew since: what it held at the moment of this snapshot is not known any more. */
  #bytesOf(file: string, hash: string): Buffer | undefined {
    const path = join(this.root, file);
    const bytes = existsSync(path) ? readFileSync(path) : undefined;
    return bytes && hashBytes(bytes) === hash ? bytes : undefined;
  }

  #hashServed(files: readonly string[]): string {
    const parts = files.map((file) => [this.#bundled.nameOf(file), this.#servedHash(file)]);
    return hashText(JSON.stringify(parts));
  }

  #servedHash(file: string): string {
    const hash = this.#served.get(file) ?? this.#computeServed(file);
    this.#served.set(file, hash);
    return hash;
  }

  #computeServed(file: string): string {
    const hash = this.#files.get(file) ?? MISSING;
    if (hash === MISSING || !isText(file)) return hash;
    const bytes = this.#bytesOf(file, hash);
    return bytes ? hashText(this.#bundled.plainText(file, bytes.toString('utf8'))) : hash;
  }

  #tree(text: string): string[] {
    const [folder = '.', ...rest] = text.split(' ');
    const without = rest.map((part) => part.slice(1));
    return [...this.#files.keys()].filter(
      (file) =>
        isBelow(file, folder) &&
        (folder !== '.' || isInput(file)) &&
        !without.some((other) => isBelow(file, other)),
    );
  }

  /** The files that one of is the answer, in the order of `findFile` of the server, and the page that it sends where there is none. */
  #answers(address: string): string[] {
    const path = decoded(address)
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '');
    const bundled = this.#bundled.filesOf(`dist${path}`);
    if (bundled.length > 0) return [...bundled];
    const files = [path, `${path}.html`, `${path}/index.html`].map((file) => `dist${file}`);
    return files.some((file) => this.#files.has(file)) ? files : [...files, 'dist/404.html'];
  }

  #program(entry: string): string[] {
    try {
      return sourceFiles([join(this.root, entry)], this.#imports).map((file) =>
        relative(this.root, file).replaceAll('\\', '/'),
      );
    } catch {
      // Does not parse, or imports what is not there: it passes no check, so its verdict is never kept.
      return [`${entry} (broken)`];
    }
  }

  #names(folder: string): string[] {
    const prefix = folder === '' ? '' : `${folder}/`;
    const inside = [...this.#files.keys()].filter((file) => file.startsWith(prefix));
    return [...new Set(inside.map((file) => file.slice(prefix.length).replace(/\/.*/, '/')))];
  }
}

function split(input: string): [kind: string, rest: string] {
  const colon = input.indexOf(':');
  return [input.slice(0, colon), input.slice(colon + 1)];
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Whether a path is a folder or lies below it; `.` is the project. */
export function isBelow(file: string, folder: string): boolean {
  return folder === '.' || file === folder || file.startsWith(`${folder}/`);
}

/** Files below a folder of the project with their hashes, sorted by name within each folder. */
function* hashesBelow(root: string, folder: string): Generator<[path: string, hash: string]> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (DERIVED.test(path)) continue;
    if (entry.isDirectory()) yield* hashesBelow(root, path);
    else if (entry.isFile()) yield [path, hashBytes(readFileSync(join(root, path)))];
  }
}

/** Whether verdicts can depend on a file of the project by itself. */
export function isInput(path: string): boolean {
  return !path
    .split('/')
    .some((_, index, parts) => DERIVED.test(parts.slice(0, index + 1).join('/')));
}
