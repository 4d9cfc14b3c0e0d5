import type { ProjectPath } from '../../sandbox/types.ts';

/** A place in a file, counted from 1. */
export interface Placed {
  readonly file: ProjectPath;
  readonly line: number;
  readonly column: number;
}

/** Leads to a place in the code. */
export function PlaceButton({
  place,
  onPlace,
}: {
  place: Placed;
  onPlace: (place: Placed) => void;
}) {
  const name = place.file.slice(place.file.lastIndexOf('/') + 1);
  return (
    <button type="button" className="place" onClick={() => onPlace(place)}>
      {name}:{place.line}:{place.column}
    </button>
  );
}
