import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageText } from '../workspace/index.ts';

/** Below this width, which the layout of tutorials has too, the text has no room beside the workbench. */
const NARROW = '(width <= 900px)';

/** The text of a step where its page is narrow: it or the workbench is shown, and it keeps its place in the meantime. */
export function usePageText(): PageText | undefined {
  const isNarrow = useIsNarrow();
  const [isShown, setShown] = useState(true);
  const place = useRef(0);
  const switchPlace = document.querySelector('[data-step-parts]');
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('.tutorial');
    if (!page) return;
    if (!isNarrow) delete page.dataset['shows'];
    else page.dataset['shows'] = isShown ? 'text' : 'workbench';
    if (isNarrow && isShown) scrollTo({ top: place.current, behavior: 'instant' });
  }, [isNarrow, isShown]);
  useEffect(() => {
    if (!isNarrow) return;
    // The page's own skip link leads to the title, which takes the focus only where it is shown.
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('[data-skip-to-content]')) flushSync(() => setShown(true));
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isNarrow]);
  return useMemo(() => {
    if (!isNarrow || !switchPlace) return undefined;
    const onShow = (wanted: boolean) => {
      if (!wanted && isShown) place.current = scrollY;
      setShown(wanted);
    };
    return { isShown, onShow, switchPlace };
  }, [isNarrow, isShown, switchPlace]);
}

function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
