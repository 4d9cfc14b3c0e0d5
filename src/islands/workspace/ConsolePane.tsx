import type { ConsoleEntry } from '../../sandbox/types.ts';
import { PlaceButton, type Placed } from './preview/index.ts';

interface Props {
  lines: readonly ConsoleEntry[];
  onPlace: (place: Placed) => void;
  onClear: () => void;
}

/** What the application printed. */
export function ConsolePane({ lines, onPlace, onClear }: Props) {
  if (lines.length === 0) return <p className="pane-empty">Nothing printed yet.</p>;
  return (
    <>
      <ol className="console-lines" role="log" aria-label="Console">
        {lines.map((line, index) => (
          <li key={index} className={`console-line is-${line.level}`}>
            <code>{line.text}</code>
            {line.place && <PlaceButton place={line.place} onPlace={onPlace} />}
          </li>
        ))}
      </ol>
      <button type="button" className="pane-action" onClick={onClear}>
        Clear
      </button>
    </>
  );
}
