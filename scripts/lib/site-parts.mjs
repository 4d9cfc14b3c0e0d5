/**
 * The tests on the built site, in parts that run one after the other. A part that has passed keeps its verdicts, also where a later one fails or the
 * machine stops it.
 * @type {Readonly<Record<string, readonly string[]>>} files, and folders that end in a slash, below tests/e2e; all others are in the part `reading`
 */
const parts = {
  finding: ['impatience.spec.ts', 'odd-windows.spec.ts', 'offline/', 'scroll.spec.ts', 'search/'],
  examples: ['constructs/', 'preview.spec.ts', 'sandbox/'],
  tutorials: ['tutorials/'],
  editing: ['editor/', 'playground/'],
  pages: [
    'every-document.spec.ts',
    'every-page.spec.ts',
    'every-template.spec.ts',
    'judged-kinds.spec.ts',
  ],
};

/** The names of the parts, in the order in which they run. */
export const siteParts = ['reading', 'finding', 'examples', 'tutorials', 'editing', 'pages'];

/**
 * The part that a file of tests belongs to.
 * @param {string} file below tests/e2e
 */
export function sitePartOf(file) {
  const found = Object.entries(parts).find(([, places]) =>
    places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place)),
  );
  return found?.[0] ?? 'reading';
}
