/** A corner in the window, in pixels. */
export interface Point {
  readonly left: number;
  readonly top: number;
}

/** Finds where a box belongs beside an element; undefined where the element is not laid out. */
export type Place = (box: HTMLElement, anchor: HTMLElement) => Point | undefined;

/** Distance from the edges of the window, in pixels. */
const margin = 16;

/** Distance from the anchor, in pixels: small, so that the pointer reaches the box. */
const gap = 4;

const within = (value: number, size: number, available: number) =>
  Math.max(margin, Math.min(value, available - size - margin));

/** Below the first line of an inline element, or above it where there is more room, within the width of the window. */
export const placeBelow: Place = (box, anchor) => {
  const line = anchor.getClientRects()[0];
  if (!line) return undefined;
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = box;
  const fits = line.bottom + gap + height <= clientHeight || line.top < height + gap;
  return {
    left: within(line.left, width, clientWidth),
    top: fits ? line.bottom + gap : line.top - gap - height,
  };
};

/** At the right of an element and at the height of its middle; below it where the window ends. */
export const placeAfter: Place = (box, anchor) => {
  const { right, top, height } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (right + gap + box.offsetWidth + margin > clientWidth) return placeBelow(box, anchor);
  const middle = top + (height - box.offsetHeight) / 2;
  return { left: right + gap, top: within(middle, box.offsetHeight, clientHeight) };
};
