import type { Entry } from './record.ts';

/** An entry of a recording, or several of the same name in a row. */
export interface Bar extends Entry {
  readonly count: number;
}

/** Whether an entry is a change detection, with everything inside. */
export const isDetection = ({ name }: Entry): boolean => name.startsWith('Change detection');

/** Microseconds that the change detections among some entries took. */
export const detectionOf = (entries: readonly Entry[]): number =>
  entries.filter(isDetection).reduce((sum, { duration }) => sum + duration, 0);

/** Joins entries of the same name that follow each other on one level, such as the rows of a list, and leaves out single ones without a duration. */
export function barsOf(entries: readonly Entry[]): Bar[] {
  const bars: Bar[] = [];
  const last = new Map<number, number>();
  for (const entry of entries) {
    const index = last.get(entry.depth);
    const before = index === undefined ? undefined : bars[index];
    if (before && index !== undefined && before.name === entry.name) {
      const duration = entry.start + entry.duration - before.start;
      bars[index] = { ...before, duration, count: before.count + 1 };
    } else {
      last.set(entry.depth, bars.length);
      bars.push({ ...entry, count: 1 });
    }
  }
  return bars.filter(({ count, duration }) => count > 1 || duration > 0);
}
