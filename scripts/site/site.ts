import {
  isContentDocument,
  isFramedPage,
  isRunningExample,
  isSandboxFrame,
  type Page,
  readPage,
} from './pages.ts';

/** Percent escapes resolved; the text as it is where they are malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file among these that a static host with clean URLs answers a path with, undefined for none. */
export function fileAt(files: ReadonlySet<string>, pathname: string): string | undefined {
  const path = decoded(pathname).replace(/^\/+|\/+$/g, '');
  const candidates = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`];
  return candidates.find((file) => files.has(file));
}

/** A built site: its files by path, and the pages among them, read. */
export class Site {
  readonly origin: string;
  /** Pages in the order of their files, without those below and content documents. */
  readonly pages: readonly Page[];
  /** Pages that articles show in a frame, in the order of their files. */
  readonly runningExamples: readonly Page[];
  /** Pages for frames of other sites, in the order of their files. */
  readonly framedPages: readonly Page[];
  readonly #files: ReadonlySet<string>;
  readonly #byFile: ReadonlyMap<string, Page>;
  readonly #read: (file: string) => string;

  /**
   * @param origin address of production, without a slash at the end
   * @param files paths of all files of the built site, with forward slashes
   * @param read gives the text of one of them
   * @param parse makes a page of the text of a file
   */
  constructor(
    origin: string,
    files: readonly string[],
    read: (file: string) => string,
    parse: (file: string, html: string) => Page = readPage,
  ) {
    this.origin = origin;
    this.#files = new Set(files);
    this.#read = read;
    const html = [...files]
      .sort()
      .filter((file) => file.endsWith('.html'))
      .filter((file) => !isSandboxFrame(file) && !isContentDocument(file));
    const all = html.map((file) => parse(file, read(file)));
    this.pages = all.filter(({ file }) => !isRunningExample(file) && !isFramedPage(file));
    this.runningExamples = all.filter(({ file }) => isRunningExample(file));
    this.framedPages = all.filter(({ file }) => isFramedPage(file));
    this.#byFile = new Map(all.map((page) => [page.file, page]));
  }

  /** The file that a static host with clean URLs answers a path with, undefined for none. */
  fileAt(pathname: string): string | undefined {
    return fileAt(this.#files, pathname);
  }

  /** The page in a file, undefined where the file is no page. */
  page(file: string): Page | undefined {
    return this.#byFile.get(file);
  }

  /** The text of a file. */
  text(file: string): string {
    return this.#read(file);
  }
}
