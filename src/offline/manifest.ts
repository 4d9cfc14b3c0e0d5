import { twinAddress } from '../publishing/addresses.ts';

/** Hashes of contents by address; addresses of pages have no ending. */
export type KeptFiles = Readonly<Record<string, string>>;

/** Pages that are kept together. */
export interface OfflineSection {
  readonly title: string;
  readonly pages: KeptFiles;
}

/** Everything of one build that can be kept, and what it weighs. */
export interface OfflineManifest {
  readonly build: string;
  /** What every page needs: scripts, styles, fonts, the offline page. Kept from the start, as a whole. */
  readonly core: KeptFiles;
  readonly sections: readonly OfflineSection[];
  /** What only "all of the docs" has besides: the index of the search's text, pictures. */
  readonly others: KeptFiles;
  /** Of all of it. */
  readonly size: {
    readonly files: number;
    /** On the reader's device, in bytes. */
    readonly stored: number;
    /** On the wire, compressed with gzip, in bytes. */
    readonly transferred: number;
  };
}

/** A section with more pages than this keeps only those that were visited. */
export const sectionLimit = 60;

/** The section that a page belongs to. */
function sectionOf({ sections }: OfflineManifest, page: string): OfflineSection | undefined {
  return sections.find(({ pages }) => Object.hasOwn(pages, page));
}

/** The files by which a visit to a page is kept: the page itself first, then those of its section. Empty for what is no page of the build. */
export function filesFor(manifest: OfflineManifest, page: string): string[] {
  const section = sectionOf(manifest, page);
  if (!section) return [];
  const pages = Object.keys(section.pages);
  const kept = pages.length > sectionLimit ? [page] : [...new Set([page, ...pages])];
  // "Copy page" asks for the Markdown.
  const twins = kept.map(twinAddress).filter((twin) => Object.hasOwn(manifest.others, twin));
  return [...kept, ...twins];
}

/** Every file of a build with its hash. */
export function everyFile({ core, sections, others }: OfflineManifest): Map<string, string> {
  const parts = [core, ...sections.map(({ pages }) => pages), others];
  return new Map(parts.flatMap((files) => Object.entries(files)));
}
