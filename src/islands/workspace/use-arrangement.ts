import { type RefObject, useLayoutEffect, useState } from 'react';

/** How the parts of a workspace stand: beside each other, below each other, or one at a time. */
export type Arrangement =
  | 'columns'
  | 'rows'
  /** Code, or preview and messages. */
  | 'single'
  /** Code, preview or messages: there is no room for two of them. */
  | 'small';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in pixels from which a workspace has its parts beside each other. */
const ROOMY = { width: 950, height: 550 };

/** Lower than this, rows show only a handful of lines: this width is enough for columns then. */
const LOW = { width: 880, height: 700 };

/** Lower than this, no two parts stand below each other. */
const ROWS_FROM = { width: 440, height: 520 };

/** Where rows would be too low, columns may be narrower. */
const COLUMNS_FROM = { width: 700, height: 300 };

/** The height from which preview and messages share a part. */
const SINGLE_FROM = 400;

/**
 * The arrangement for a size.
 *
 * @param columnsFrom the width that is enough for columns where they have a usable height
 */
export function arrangementOf({ width, height }: Size, columnsFrom = Infinity): Arrangement {
  if (width >= ROOMY.width && height >= ROOMY.height) return 'columns';
  const isWide = width >= columnsFrom || (width >= LOW.width && height < LOW.height);
  if (isWide && height >= COLUMNS_FROM.height) return 'columns';
  if (width >= ROWS_FROM.width && height >= ROWS_FROM.height) return 'rows';
  if (width >= COLUMNS_FROM.width && height >= COLUMNS_FROM.height) return 'columns';
  return height >= SINGLE_FROM ? 'single' : 'small';
}

/** The arrangement that fits the size of an element. */
export function useArrangement(
  element: RefObject<HTMLElement | null>,
  columnsFrom?: number,
): Arrangement {
  const [arrangement, setArrangement] = useState<Arrangement>('rows');
  useLayoutEffect(() => {
    if (!element.current) return;
    const arrange = (size: Size) => setArrangement(arrangementOf(size, columnsFrom));
    arrange(element.current.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => entry && arrange(entry.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, columnsFrom]);
  return arrangement;
}
