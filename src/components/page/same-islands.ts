/** The page without the names that Astro gives to islands. */
const withoutNames = (html: string): string =>
  html.replaceAll(/(<astro-island) uid="[^"]*"/g, '$1');

/**
 * The page with its islands numbered in the order in which they stand on it. The number of an island begins each id that React makes for it on the server (`_r3R_1_`),
 * and the island tells it to React in the browser, so both change together.
 */
function numberedInOrder(html: string): string {
  const numbers = html.matchAll(/<astro-island prefix="r(\d+)"/g);
  const places = new Map([...numbers].map(([, number = ''], place) => [number, place]));
  return html.replaceAll(
    /(<astro-island prefix="r|_r)(\d+)(?="|R_)/g,
    (found, start: string, number: string) => {
      const place = places.get(number);
      return place === undefined ? found : `${start}${place}`;
    },
  );
}

/**
 * Takes out of a page what would differ between two builds of one state. Astro makes names of islands from the folder that the site is built in, and nothing in the
 * browser asks for them. It numbers islands in the order in which they become ready.
 */
export const withSameIslands = (html: string): string => numberedInOrder(withoutNames(html));
