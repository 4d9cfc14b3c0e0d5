import { type RefObject, useEffect, useState } from 'react';

/** From this size on, code and preview stand side by side. */
const WIDE = { width: 950, height: 550 };

/** Whether an element has room for code and preview side by side. */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setWide(width > WIDE.width && height > WIDE.height);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
