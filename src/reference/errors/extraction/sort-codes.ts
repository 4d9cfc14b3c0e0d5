import type { ErrorCode } from '../types.ts';

/** Runtime codes first, then by number and name. */
export function sortCodes(codes: readonly ErrorCode[]): ErrorCode[] {
  return codes.toSorted(
    (a, b) =>
      Number(a.kind === 'compiler') - Number(b.kind === 'compiler') ||
      a.number - b.number ||
      (a.name < b.name ? -1 : 1),
  );
}
