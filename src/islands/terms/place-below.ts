/** Distance from the edges of the window, in pixels. */
const margin = 16;

/** Distance from the line of the anchor, in pixels: small, so that the pointer reaches the box. */
const gap = 4;

/**
 * Puts a box below the first line of an inline element, or above it where there is more room, within the width of the window.
 *
 * @param box shown, with an absolute position in the page
 */
export function placeBelow(box: HTMLElement, anchor: HTMLElement): void {
  const line = anchor.getClientRects()[0];
  if (!line) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(margin, Math.min(line.left, clientWidth - width - margin));
  const fits = line.bottom + gap + height <= clientHeight || line.top < height + gap;
  const top = fits ? line.bottom + gap : line.top - gap - height;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
}
