import { posix } from 'node:path';

/** Where the bundler puts its files, whose names hold a hash of what is in them. */
const FOLDER = 'dist/_astro/';

/** `Playground.CDzMZC9Z.js`: the bundler writes the hash before the ending, and Astro a second one for a picture that it changes. */
const HASHED = /^(.+)\.[\w-]{8}(?:_\w+)?(\.\w+)$/;

const TEXT = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** A path of a bundled file without the hash in its name: `/_astro/Playground.*.js`. Other paths stay as they are. */
export function withoutHash(path: string): string {
  const { dir, base } = posix.parse(path);
  const plain = dir.endsWith('/_astro') ? base.replace(HASHED, '$1.*$2') : base;
  return posix.join(dir, plain);
}

/** Whether a file of the site is a text, which can hold names of others. */
export const isText = (file: string): boolean => TEXT.test(file);

/**
 * The names of bundled files. A file that changes gets another name, and so does each file that names it: without this class, one changed island would make every page another,
 * also for those who never load the island. To a reader, a name means only what is behind it. So a name counts as the same while its part before the hash is: what is behind it
 * counts for those who load it.
 */
export class BundledNames {
  /** Files by their paths without the hash. */
  readonly #files = new Map<string, string[]>();

  /** @param files of the project, relative to it */
  constructor(files: Iterable<string>) {
    for (const file of files) {
      if (!file.startsWith(FOLDER)) continue;
      const plain = withoutHash(file);
      this.#files.set(plain, [...(this.#files.get(plain) ?? []), file]);
    }
  }

  /** The files that have a path without the hash: more than one where modules have the same name. */
  filesOf(plain: string): readonly string[] {
    return this.#files.get(plain) ?? [];
  }

  /** What a file counts as: the path without the hash, or the whole one where that would leave open which file is meant. */
  nameOf(file: string): string {
    const plain = withoutHash(file);
    return this.filesOf(plain).length === 1 ? plain : file;
  }

  /** A text of the site with the names of bundled files as they count. */
  plainText(file: string, text: string): string {
    // Only bundled files name each other without the folder.
    return file.startsWith(FOLDER)
      ? text.replace(/[\w.@-]+\.\w+/g, (name) => this.#plainName(name))
      : text.replace(/\/_astro\/[\w.@-]+/g, (path) =>
          this.#plainName(path.slice('/_astro/'.length), '/_astro/'),
        );
  }

  #plainName(name: string, prefix = ''): string {
    const file = `${FOLDER}${name}`;
    const isBundled = this.filesOf(withoutHash(file)).includes(file);
    return prefix + (isBundled ? this.nameOf(file).slice(FOLDER.length) : name);
  }
}
