import { type RefObject, useEffect, useState } from 'react';

/** The width in pixels from which the tree of files stands beside the code: `32rem` in `file-tree.css`. */
const BESIDE_FROM = 512;

/**
 * Whether the tree of files is open.
 *
 * @param body element that holds the tree and the code
 * @param isWanted whether it is open where there is room for it beside the code, until the reader opens or closes it.
 *   Above the code it would take too much of it.
 */
export function useTreeOpen(body: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [chosen, choose] = useState<boolean>();
  const [isBeside, setBeside] = useState(false);
  // Whoever has looked at the files of a link keeps the tree when the code runs.
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (!wasWanted || !body.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setBeside((entry?.contentRect.width ?? 0) >= BESIDE_FROM),
    );
    observer.observe(body.current);
    return () => observer.disconnect();
  }, [body, wasWanted]);
  return [chosen ?? (wasWanted && isBeside), choose] as const;
}
