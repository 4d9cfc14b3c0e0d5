/** What a reader looks at: a row of a table, or another part of the text. */
const PARTS = ['tr', 'li, p, pre, h1, h2, h3, h4'];

/** Where a part of a page stood when the reader left it. */
interface Place {
  /** Which child of its parent each element is, from `main` down. */
  readonly path: readonly number[];
  /** Pixels between the top of the window and the part. */
  readonly top: number;
  /** How many faces the document had: with ours, all of the text has other widths. */
  readonly faces: number;
}

const pathTo = (part: Element): number[] => {
  const { parentElement: parent } = part;
  if (!parent || part.matches('main')) return [];
  return [...pathTo(parent), [...parent.children].indexOf(part)];
};

/** The part in the middle of the window; undefined where there is none. */
function placeNow(): Place | undefined {
  const hit = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const part = PARTS.map((selector) => hit?.closest(`main :is(${selector})`)).find(Boolean);
  if (!part) return;
  return {
    path: pathTo(part),
    top: part.getBoundingClientRect().top,
    faces: document.fonts.size,
  };
}

function restore({ path, top, faces }: Place): void {
  if (faces === document.fonts.size) return;
  const main = document.querySelector('main') ?? undefined;
  const part = path.reduce<Element | undefined>((parent, index) => parent?.children[index], main);
  if (!part) return;
  const { top: now } = part.getBoundingClientRect();
  scrollBy({ top: now - top, behavior: 'instant' });
}

/**
 * Leads back to what the reader looked at where the page has got our fonts since. The history remembers how far a page was scrolled, which is another place in text of
 * other widths.
 */
export function keepPlaceOverFonts(): void {
  const places = new Map<number, Place>();
  let goesBack = false;
  document.addEventListener('astro:before-preparation', ({ navigationType }) => {
    goesBack = navigationType === 'traverse';
    // Of these, the history already speaks of the page to come.
    if (goesBack) return;
    const place = placeNow();
    if (place) places.set(history.state?.index, place);
  });
  document.addEventListener('astro:after-swap', () => {
    const place = goesBack && places.get(history.state?.index);
    if (place) restore(place);
  });
}
