/** Begins an island: its name, and the number of an island that has ids. */
const ISLAND = /<astro-island uid="[^"]*"(?: prefix="r(\d+)")?/g;

/** The same, and ids that React makes in an island: `_r3R_1_`. */
const NAMED_BY_ISLAND = new RegExp(`${ISLAND.source}|_r(\\d+)(?=R_)`, 'g');

/**
 * Takes out of a page what would differ between two builds of one state. Astro makes names of islands from the folder that the site is built in, and nothing in the
 * browser asks for them. It numbers islands in the order in which they become ready: here they are numbered in the order in which they stand on the page. The number of an island
 * begins each id that React makes for it on the server, and the island tells it to React in the browser, so both change together.
 */
export function withSameIslands(html: string): string {
  const numbers = [...html.matchAll(ISLAND)].flatMap(([, number]) => number ?? []);
  const places = new Map(numbers.map((number, place) => [number, place]));
  // In one go: each copy of a page takes a millisecond, and a build has thousands of pages.
  return html.replaceAll(NAMED_BY_ISLAND, (found, island?: string, id?: string) => {
    if (id !== undefined) return places.has(id) ? `_r${places.get(id)}` : found;
    return island === undefined ? '<astro-island' : `<astro-island prefix="r${places.get(island)}"`;
  });
}
