import type { ProjectPath } from '../../../sandbox/types.ts';

/** A place in a file, counted from 1. */
export interface Placed {
  readonly file: ProjectPath;
  readonly line: number;
  readonly column: number;
}

/** Leads to a place in the code; where no code is shown, it only names it. */
export function PlaceButton({
  place,
  onPlace,
}: {
  place: Placed;
  onPlace: ((place: Placed) => void) | undefined;
}) {
  const name = place.file.slice(place.file.lastIndexOf('/') + 1);
  const text = `${name}:${place.line}:${place.column}`;
  if (!onPlace) return <code>{text}</code>;
  return (
    <button type="button" className="place" onClick={() => onPlace(place)}>
      {text}
    </button>
  );
}
