import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, hashFiles, hashText } from '../../src/files/index.ts';
import { cache, root } from '../lib/paths.mjs';
import { builtFiles, readSite } from './built.ts';
import { isFramedPage, isRunningExample, type Page, readPage } from './pages.ts';
import { fileAt, type Site } from './site.ts';

/** What is kept of a page: everything that is short. */
const KEPT = [
  'file',
  'route',
  'title',
  'description',
  'canonical',
  'forwards',
  'hasEditor',
  'shell',
  'kinds',
  'elements',
] as const satisfies readonly (keyof Page)[];

export type PageFacts = Pick<Page, (typeof KEPT)[number]>;

/** Parsing a site takes half a minute. What came out is kept here, with what it was made of. */
const keptFile = join(cache, 'site-facts.json');

interface Kept {
  readonly stamp: string;
  readonly pages: readonly PageFacts[];
}

/** What the facts depend on: the files of the site by name, size and time, and the code and the parser that read them. */
function stampOf(folder: string, files: readonly string[]): string {
  const states = files.map((file) => {
    const { size, mtimeMs } = statSync(join(folder, file));
    return `${file} ${size} ${mtimeMs}`;
  });
  const readers = [
    ...filesBelow(join(root, 'scripts/site')),
    join(root, 'node_modules/parse5/package.json'),
  ];
  return hashText(`${folder}\n${hashFiles(root, readers)}\n${states.join('\n')}`);
}

function readKept(from: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(from, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Written beside its place and moved there: two workers may do this at once. */
function write(kept: Kept, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(kept));
  renameSync(draft, to);
}

const factsOf = (page: Page): PageFacts =>
  Object.fromEntries(KEPT.map((name) => [name, page[name]])) as PageFacts;

const pagesOf = ({ pages, runningExamples, framedPages }: Site): readonly Page[] => [
  ...pages,
  ...runningExamples,
  ...framedPages,
];

/** Keeps the facts of a site that has just been read, for those who come later. */
export function keepFacts(folder: string, site: Site): void {
  const stamp = stampOf(folder, builtFiles(folder));
  write({ stamp, pages: pagesOf(site).map(factsOf) }, keptFile);
}

/** A built site as most checks need it: facts about its pages, and its files. Its pages are parsed only where something has changed. */
export class BuiltSite {
  /** Pages in the order of their files, without those below. */
  readonly pages: readonly PageFacts[];
  /** Pages that articles show in a frame, in the order of their files. */
  readonly runningExamples: readonly PageFacts[];
  readonly #folder: string;
  readonly #files: ReadonlySet<string>;

  constructor(folder: string, files: readonly string[], pages: readonly PageFacts[]) {
    this.#folder = folder;
    this.#files = new Set(files);
    this.pages = pages.filter(({ file }) => !isRunningExample(file) && !isFramedPage(file));
    this.runningExamples = pages.filter(({ file }) => isRunningExample(file));
  }

  /** The file that a static host with clean URLs answers a path with, undefined for none. */
  fileAt(pathname: string): string | undefined {
    return fileAt(this.#files, pathname);
  }

  /** The text of a file. */
  text(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /** How many bytes a file has. */
  size(file: string): number {
    return statSync(join(this.#folder, file)).size;
  }

  /** A page with all that is in it, parsed now. */
  read(file: string): Page {
    return readPage(file, this.text(file));
  }
}

/**
 * The facts about a built site: those that are kept, if its files and what reads them are still the same; otherwise it is read, and they are kept.
 *
 * @param kept the file that keeps them
 * @throws {Failure} where there is no site in the folder
 */
export function readFacts(folder: string, origin: string, kept = keptFile): BuiltSite {
  const files = builtFiles(folder);
  const stamp = stampOf(folder, files);
  const former = readKept(kept);
  if (former?.stamp === stamp) return new BuiltSite(folder, files, former.pages);
  const pages = pagesOf(readSite(folder, origin)).map(factsOf);
  write({ stamp, pages }, kept);
  return new BuiltSite(folder, files, pages);
}
