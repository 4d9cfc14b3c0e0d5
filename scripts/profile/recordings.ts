import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { type Bar, detectionOf } from './bars.ts';
import { drawDetections, drawProfile } from './draw.ts';

/** What was recorded for one picture. */
export interface Recording {
  /** The picture is `content/images/profile-<name>.svg`. */
  readonly name: string;
  /** What was done, as the picture says it. */
  readonly title: string;
  readonly bars: readonly Bar[];
}

/**
 * The recordings of all pictures. The times that are kept were read from earlier pictures, which are exact to 5 microseconds for a click and 150 for a second. A bar that was
 * drawn with the least width is shorter than 80 microseconds: its duration is only a bound.
 */
export interface Recordings {
  /** One click each, drawn on the same scale. */
  readonly clicks: readonly Recording[];
  /** One second each, of which only the change detections are kept. */
  readonly seconds: readonly Recording[];
}

/** Where the recordings are kept. */
export const recordingsFile = join(root, 'scripts/profile/recordings.json');

/** The length of the recordings of a second, in microseconds. */
const SECOND = 1_000_000;

/** Reads the recordings that are kept. */
export const readRecordings = (): Recordings => JSON.parse(readFileSync(recordingsFile, 'utf8'));

/** The pictures of the recordings, by the names of their files. */
export function drawRecordings({ clicks, seconds }: Recordings): Map<string, string> {
  const longest = Math.max(...clicks.map(({ bars }) => detectionOf(bars)));
  return new Map([
    ...clicks.map(
      ({ name, title, bars }) => [fileOf(name), drawProfile(title, bars, longest)] as const,
    ),
    ...seconds.map(
      ({ name, title, bars }) => [fileOf(name), drawDetections(title, bars, SECOND)] as const,
    ),
  ]);
}

const fileOf = (name: string): string => `profile-${name}.svg`;
