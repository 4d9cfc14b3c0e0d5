import { useCallback, useEffect, useState } from 'react';
import {
  chooseProvider,
  noSearch,
  Searching,
  type SearchState,
  shared,
} from '../../search/index.ts';

/** One provider serves dialog and page; one that did not load is tried again. */
export const loadProvider = shared(chooseProvider);

/**
 * The state of the search for what stands in a field; `retry` searches for it again.
 *
 * @param composing whether an input method is at work: half a word is not searched
 */
export function useSearch(
  text: string,
  composing: boolean,
): { state: SearchState; retry: () => void } {
  const [state, setState] = useState(noSearch);
  const [searching] = useState(() => new Searching(loadProvider, setState));
  useEffect(() => {
    if (!composing) searching.search(text);
  }, [searching, text, composing]);
  return { state, retry: useCallback(() => searching.retry(), [searching]) };
}
