import { readable } from '../../sandbox/project/index.ts';
import { lengthOf } from './file-actions.ts';
import type { DeletedFile } from './kept-work.ts';

interface Props {
  /** The newest last. */
  deleted: readonly DeletedFile[];
  restore: (file: DeletedFile) => void;
}

/** Leads back to the files that the reader has deleted, the newest first. */
export function DeletedFiles({ deleted, restore }: Props) {
  if (deleted.length === 0) return null;
  const restoreAt = (index: number) => {
    const file = deleted[index];
    if (file) restore(file);
  };
  return (
    <select
      aria-label="Deleted files"
      value=""
      onChange={({ target }) => restoreAt(Number(target.value))}
    >
      <option value="">Deleted files…</option>
      {deleted
        .map(({ path, text }, index) => (
          // Two deleted files can have one path: their places in the list tell them apart.
          <option key={`${index} ${path}`} value={index}>
            {`${readable(path)} (${lengthOf(text)})`}
          </option>
        ))
        .toReversed()}
    </select>
  );
}
