import { type GlossaryEntry, readGlossary } from '../markdown/index.ts';
import { isPublished, knownRoutes } from '../navigation/index.ts';
import { redirectTarget } from '../redirects/index.ts';
import { symbolIndex } from '../reference/index.ts';

/** All terms of the glossary, checked against the pages and the symbols of the site. */
export function siteGlossary(): readonly GlossaryEntry[] {
  return readGlossary({
    isPublished,
    redirectTarget,
    routes: knownRoutes,
    resolveSymbol: (text) => symbolIndex().resolve(text),
  });
}
