import type { FoundWork } from './kept-work.ts';
import { workName } from './work-name.ts';

interface Props {
  /** What the reader has made before, the newest first. */
  works: readonly FoundWork[];
  bringBack: (id: string) => void;
  /** Name of a template for readers. */
  labelOf: (template: string | undefined) => string;
}

/** Leads back to what the reader has made before: to the newest at once, to all of it by a list. */
export function BringBack({ works, bringBack, labelOf }: Props) {
  const [newest] = works;
  if (!newest) return null;
  return (
    <>
      <button type="button" onClick={() => bringBack(newest.id)}>
        Bring my code back
      </button>
      {works.length > 1 && (
        <select
          className="earlier-code"
          aria-label="My earlier code"
          value=""
          onChange={({ target }) => bringBack(target.value)}
        >
          <option value="">Earlier code…</option>
          {works.map(({ id, work }) => (
            <option key={id} value={id}>
              {workName(work, labelOf(work.template))}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
