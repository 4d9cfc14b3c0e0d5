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

/** How many pixels an element is above or below the middle of the window; 0 where it crosses it. */
function distance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = innerHeight / 2;
  return Math.max(top - middle, middle - bottom, 0);
}

/** What the reader looks at: the part in the middle of the window. Of one that is taller than half of the window, it is the part in it that is nearest to the middle. */
function partInView(): Element | null {
  let part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main, main *');
  while (part && part.children.length > 0 && part.clientHeight > innerHeight / 2) {
    const seen = [...part.children].filter((child) => child.getClientRects().length > 0);
    if (seen.length === 0) break;
    part = seen.reduce((near, child) => (distance(child) < distance(near) ? child : near));
  }
  return part ?? null;
}

function placeNow(): Place | undefined {
  const part = partInView();
  if (!part) return;
  return {
    path: pathTo(part),
    top: part.getBoundingClientRect().top,
    faces: document.fonts.size,
  };
}

function restore({ path, top }: Place): void {
  const main = document.querySelector('main') ?? undefined;
  const part = path.reduce<Element | undefined>((parent, index) => parent?.children[index], main);
  if (!part) return;
  const { top: now } = part.getBoundingClientRect();
  scrollBy({ top: now - top, behavior: 'instant' });
}

/**
 * Leads back to what the reader looked at where the page has got our fonts since, or where a filter or a search changes it after it has come. The history remembers how far
 * a page was scrolled, which is another place in text of other widths and in a list of other rows.
 */
export function keepPlace(): void {
  const places = new Map<number, Place>();
  let goesBack = false;
  /** The place to lead back to on the page in view. */
  let place: Place | undefined;
  document.addEventListener('astro:before-preparation', ({ navigationType }) => {
    goesBack = navigationType === 'traverse';
    // Of these, the history already speaks of the page to come.
    if (goesBack) return;
    const left = placeNow();
    if (left) places.set(history.state?.index, left);
  });
  document.addEventListener('astro:after-swap', () => {
    place = goesBack ? places.get(history.state?.index) : undefined;
    if (place && place.faces !== document.fonts.size) restore(place);
  });
  document.addEventListener('changed-content', () => {
    if (place) restore(place);
    place = undefined;
  });
}
