import { type RefObject, useEffect, useState } from 'react';

/** From this size on, code and preview stand side by side. */
const WIDE = { width: 950, height: 550 };

/**
 * Whether an element has room for code and preview side by side.
 *
 * @param wideFrom a width that is enough, whatever the height is
 */
export function useIsWide(element: RefObject<HTMLElement | null>, wideFrom?: number): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setWide(
        wideFrom === undefined ? width > WIDE.width && height > WIDE.height : width >= wideFrom,
      );
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wideFrom]);
  return isWide;
}
