import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SearchState } from '../../search/index.ts';
import { type ActiveRow, openRow } from './use-active-row.ts';

/**
 * Lets Enter act on what stands in the field: while the rows still belong to an earlier query, it asks at once, and opens the first row of the answer.
 *
 * @param query what stands in the field
 * @param ask searches for it without waiting for a rest
 * @returns the handler of keys for the field
 */
export function usePromptEnter(
  query: string,
  { answered, pending }: SearchState,
  rows: ActiveRow,
  ask: () => void,
): (event: KeyboardEvent) => void {
  const [entered, setEntered] = useState('');
  const isStale = query !== '' && query !== answered;

  useEffect(() => {
    if (entered === '') return;
    if (entered === query && isStale) return;
    if (entered === query && rows.id) openRow(rows.id);
    // An answer may come in parts: the first one has the best row.
    if (entered !== query || rows.id || !pending) setEntered('');
  }, [entered, query, isStale, pending, rows.id]);

  return (event) => {
    const isPlainEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!isStale || !isPlainEnter || event.keyCode === 229) return rows.onKeyDown(event);
    event.preventDefault();
    setEntered(query);
    ask();
  };
}
