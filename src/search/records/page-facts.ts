import { contentOf, type PageOutline, pageOutline } from './page-outline.ts';

/** What the search wants of a built page. */
export interface PageFacts {
  /** Null for pages that mark nothing as their content. */
  readonly outline: PageOutline | null;
  /** Routes that its content leads to, each once. */
  readonly links: readonly string[];
}

/** Reads a built page. */
export function pageFacts(html: string): PageFacts {
  const links = contentOf(html).matchAll(/href="(\/[^"#]*)/g);
  return {
    outline: pageOutline(html) ?? null,
    links: [...new Set([...links].flatMap(([, address]) => address ?? []))],
  };
}
