import { readFileSync } from 'node:fs';
import type { SearchRecord } from '../../src/search/hit.ts';
import { Failure } from '../lib/failure.mjs';

const hint = 'npm run build writes it.';

/**
 * Reads the records that the build wrote.
 *
 * @throws Failure when there are none: an empty list would empty the index
 */
export function readRecords(file: string): readonly SearchRecord[] {
  const records = parse(file);
  if (!Array.isArray(records) || records.length === 0) {
    throw new Failure(`${file} has no records.`, hint);
  }
  const ids = new Set(records.map((record) => record?.objectID));
  if (ids.has(undefined)) throw new Failure(`${file} has a record without objectID.`, hint);
  if (ids.size < records.length)
    throw new Failure(`${file} has two records of one objectID.`, hint);
  return records;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`${file} can't be read: ${(error as Error).message}`, hint);
  }
}
