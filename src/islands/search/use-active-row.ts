import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/** The active row of a list that a text field drives. */
export interface ActiveRow {
  readonly index: number;
  readonly rowId: (index: number) => string;
  /** Id of the active row; undefined where there is none. */
  readonly id: string | undefined;
  readonly set: (index: number) => void;
  /** Arrow keys move, Enter opens. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keeps track of the active row: the first one of each new list, then the one that the reader moves to; arrows wrap around.
 *
 * @param list what the rows belong to, such as the query: with another list the first row is active again
 * @param count how many rows the list has
 */
export function useActiveRow(list: string, count: number): ActiveRow {
  const prefix = useId();
  const [active, setActive] = useState({ list, index: 0 });
  const followsKeys = useRef(false);
  const index = active.list === list ? Math.min(active.index, count - 1) : 0;
  const rowId = (row: number) => `${prefix}-${row}`;
  const id = count > 0 ? rowId(index) : undefined;

  useEffect(() => {
    if (!id || !followsKeys.current) return;
    followsKeys.current = false;
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const move = (step: number) => {
    followsKeys.current = true;
    setActive({ list, index: (index + step + count) % count });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys belong to the input method while it composes; 229 is what Safari sends with its last one.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (hasModifier(event) || !id) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') openRow(id);
    else return;
    event.preventDefault();
  };
  return { index, rowId, id, set: (row) => setActive({ list, index: row }), onKeyDown };
}

function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** A click on its link does all that opening means; the router takes it from there. */
export function openRow(id: string): void {
  const row = document.getElementById(id);
  const link = row instanceof HTMLAnchorElement ? row : row?.querySelector('a');
  link?.click();
}
