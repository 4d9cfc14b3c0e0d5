import { type GlossaryEntry, readGlossary } from '../markdown/index.ts';
import { isPublished, knownRoutes } from '../navigation/index.ts';
import { redirectTarget } from '../redirects/index.ts';
import { symbolIndex } from '../reference/index.ts';

let kept: readonly GlossaryEntry[] | undefined;

/** All terms of the glossary, checked against the pages and the symbols of the site. A build asks for each text, and reads the files once. */
export function siteGlossary(): readonly GlossaryEntry[] {
  // Vite defines `env`; Node, which runs plugins and scripts, does not.
  if (kept && !import.meta.env?.DEV) return kept;
  kept = readGlossary({
    isPublished,
    redirectTarget,
    routes: knownRoutes,
    resolveSymbol: (text) => symbolIndex().resolve(text),
  });
  return kept;
}
