import type { IndexState } from './index-state.ts';
import type { IndexedRecord } from './indexed-record.ts';

/** What has to be written so that an index holds the records and nothing else. */
export interface Changes {
  readonly added: readonly IndexedRecord[];
  readonly changed: readonly IndexedRecord[];
  /** Ids of the records to remove, as far as they are known. */
  readonly removed: readonly string[];
  readonly counts: Readonly<Record<'added' | 'changed' | 'removed' | 'unchanged', number>>;
}

export function compare(records: readonly IndexedRecord[], state: IndexState): Changes {
  const { hashes, size } = state;
  const added = records.filter(({ objectID }) => !hashes.has(objectID));
  const present = records.filter(({ objectID }) => hashes.has(objectID));
  const changed = present.filter(({ objectID, hash }) => hashes.get(objectID) !== hash);
  const wanted = new Set(records.map(({ objectID }) => objectID));
  const counts = {
    added: added.length,
    changed: changed.length,
    removed: size - present.length,
    unchanged: present.length - changed.length,
  };
  return { added, changed, removed: [...hashes.keys()].filter((id) => !wanted.has(id)), counts };
}
