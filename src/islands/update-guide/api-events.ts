import { majorOf } from './versions.ts';

/** A public name that was removed or deprecated. */
export interface ApiEvent {
  readonly kind: 'removed' | 'deprecated';
  /** The major version in which it happened. */
  readonly major: number;
  /** The majors that have the name. */
  readonly majors: readonly number[];
}

/** The value of an attribute: `removed 18 16,17`. */
export const formatEvent = ({ kind, major, majors }: ApiEvent): string =>
  `${kind} ${major} ${majors.join()}`;

/** Reads what `formatEvent` wrote. */
export function parseEvent(text: string): ApiEvent {
  const [kind, major, majors = ''] = text.split(' ');
  return {
    kind: kind as ApiEvent['kind'],
    major: Number(major),
    majors: majors.split(',').map(Number),
  };
}

/**
 * Whether a name concerns an update between two versions: one that is there before and gone, or deprecated, afterwards.
 *
 * @param oldest the first major whose names are known; an update from an earlier one is told what has changed since
 */
export function concerns(
  { kind, major, majors }: ApiEvent,
  from: number,
  to: number,
  oldest: number,
): boolean {
  const [left, reached] = [Math.max(majorOf(from), oldest), majorOf(to)];
  return (
    major > left &&
    major <= reached &&
    majors.includes(left) &&
    majors.includes(reached) === (kind === 'deprecated')
  );
}
