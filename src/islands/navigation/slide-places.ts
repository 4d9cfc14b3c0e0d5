/** Where a slide stood when its page was left. */
interface SlidePlace {
  /** How far it was scrolled. */
  readonly scrolled: number;
  /** How far below its upper edge the row of the next page was; undefined where it had no such row. */
  readonly rowTop: number | undefined;
}

const places = new Map<string, SlidePlace>();

const slidesOf = (nav: HTMLElement) => nav.querySelectorAll<HTMLElement>('.slide');

const topIn = (slide: HTMLElement, row: Element) =>
  row.getBoundingClientRect().top - slide.getBoundingClientRect().top;

/** The row in another slide that leads to the page of this one. */
function rowOfPage(slide: HTMLElement, other: HTMLElement): Element | undefined {
  const href = slide.querySelector('.active')?.getAttribute('href');
  const rows = other.querySelectorAll('.row-link:not([data-all])');
  return [...rows].find((row) => row.getAttribute('href') === href);
}

/**
 * Remembers where the slides stand that the next page has too.
 *
 * @param before the sidebar in view
 * @param after that of the next page
 */
export function keepPlaces(before: HTMLElement, after: HTMLElement): void {
  places.clear();
  for (const slide of slidesOf(after)) {
    const id = slide.dataset['slide'] ?? '';
    const old = before.querySelector<HTMLElement>(`[data-slide="${id}"]`);
    if (!old) continue;
    const row = rowOfPage(slide, old);
    places.set(id, { scrolled: old.scrollTop, rowTop: row && topIn(old, row) });
  }
}

/** Lets the slides stand where they stood. A shortened list has other rows above that of its page, which stays where the reader has pressed it. */
export function restorePlaces(nav: HTMLElement): void {
  for (const slide of slidesOf(nav)) {
    const place = places.get(slide.dataset['slide'] ?? '');
    if (!place) continue;
    slide.scrollTop = place.scrolled;
    const row = slide.querySelector('.active');
    if (row && place.rowTop !== undefined) slide.scrollTop += topIn(slide, row) - place.rowTop;
  }
}
