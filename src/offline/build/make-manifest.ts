import { createHash } from 'node:crypto';
import type { KeptFiles, OfflineManifest, OfflineSection } from '../manifest.ts';
import { offlinePage } from '../names.ts';
import type { SectionName } from './sections.ts';

/** A file of the build: its path there, with forward slashes, and what is in it. */
export interface BuiltFile {
  readonly path: string;
  readonly content: Buffer;
}

/** What is known of the build's pages. */
export interface BuildFacts {
  /** Routes of the pages; forward pages of old addresses are none. */
  readonly routes: readonly string[];
  sectionOf(route: string): SectionName;
  /** Bytes of a file as it is sent, compressed. */
  transferSize(content: Buffer, hash: string): number;
}

/**
 * What every page may load: its scripts and styles, the index of titles, and the lists that name files with hashes. A listed file that is not here, and has the same name in every
 * build, can be loaded only as long as the host has it with the same content: a page never meets that of another build.
 */
const core =
  /^(?:_astro\/(?!.*\.worker)|assets\/lasting\/|search\/|pagefind\/(?:pagefind[^/]*\.js(?:on)?|[^/]*\.pf_meta|wasm[^/]*)$|sandbox\/(?:compiler\/)?manifest\.json$|icons\/|favicon\.ico$|manifest\.webmanifest$|forward\.js$)/;

/** What only programs ask for, what needs a connection in any case, and what hosts read. */
const never =
  /^(?:_headers$|_redirects$|nginx-redirects\.map$|robots\.txt$|sitemap|llms|api\.|releases\.xml$|opensearch\.xml$|offline\/|service-worker\.js$|sandbox\/|examples\/|_astro\/.*\.worker|link-previews\/|open-graph\.png$|assets\/(?:content|others)\/|e\/)/;

/** Pages that are no part of the docs, and that every reader may come to. */
const corePages = ['/', '/404', offlinePage];

const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** What tells whether a file has changed: 72 bits, as base64url. */
export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}

const sorted = (files: Iterable<readonly [string, string]>): KeptFiles =>
  Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Lists what of a build can be kept for reading offline: sorted, and the same for the same files in any order. */
export function makeManifest(files: readonly BuiltFile[], facts: BuildFacts): OfflineManifest {
  const routeOf = new Map(facts.routes.map((route) => [fileOf(route), route]));
  const parts = { core: new Map<string, string>(), others: new Map<string, string>() };
  const sections = new Map<string, { title: string; pages: Map<string, string> }>();
  const size = { files: 0, stored: 0, transferred: 0 };
  for (const { path, content } of files) {
    const route = routeOf.get(path);
    if (route === undefined && (path.endsWith('.html') || (never.test(path) && !core.test(path))))
      continue;
    const address = route ?? `/${path}`;
    const hash = contentHash(content);
    targetOf(address, route, { ...parts, sections }, facts).set(address, hash);
    size.files += 1;
    size.stored += content.length;
    size.transferred += facts.transferSize(content, hash);
  }
  const listed = {
    core: sorted(parts.core),
    sections: sortedSections(sections),
    others: sorted(parts.others),
  };
  return { build: buildId(listed), ...listed, size };
}

interface Parts {
  readonly core: Map<string, string>;
  readonly others: Map<string, string>;
  readonly sections: Map<string, { title: string; pages: Map<string, string> }>;
}

/** The list that a file goes to. */
function targetOf(
  address: string,
  route: string | undefined,
  { core: shared, others, sections }: Parts,
  facts: BuildFacts,
): Map<string, string> {
  if (route === undefined) return core.test(address.slice(1)) ? shared : others;
  if (corePages.includes(route)) return shared;
  const { id, title } = facts.sectionOf(route);
  const section = sections.get(id) ?? { title, pages: new Map<string, string>() };
  sections.set(id, section);
  return section.pages;
}

function sortedSections(sections: Parts['sections']): OfflineSection[] {
  return [...sections]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { title, pages }]) => ({ title, pages: sorted(pages) }));
}

/** A name that differs when any file does. */
function buildId(listed: object): string {
  return createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 16);
}
