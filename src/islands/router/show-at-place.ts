/**
 * Shows a page at the place where the reader left it, once a filter or a search has changed what is on the page. The router goes to that place before, in the page as the
 * server sent it. The event tells `keep-place.ts`, which knows the part of the page that the reader looked at.
 *
 * @param place pixels from the top of the page, as the history keeps them; 0 leaves the page where it is
 */
export function showAtPlace(place: number): void {
  if (place > 0) scrollTo({ top: place, behavior: 'instant' });
  document.dispatchEvent(new Event('changed-content'));
}

/** The place that the history has for the page in view; 0 where an address leads to a heading, which the browser goes to by itself. */
export const keptPlace = (): number => (location.hash ? 0 : (history.state?.scrollY ?? 0));
