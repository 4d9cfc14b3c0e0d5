import type { SearchHit } from '../hit.ts';

/**
 * Reads the hits of an answer: those of the first result set, since one query was asked. Whether a hit has the texts of a row is looked at where it
 * becomes one, as with every provider; here it only has to be a record.
 *
 * @throws Error when the answer has no hits, not even none
 */
export function readHits(answer: unknown): readonly SearchHit[] {
  const [first] = listOf(answer, 'results');
  return listOf(first, 'hits').filter(isHit);
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = isObject(value) ? value[name] : undefined;
  if (!Array.isArray(list)) throw new Error(`The answer has no list of ${name}.`);
  return list;
}

const isHit = (value: unknown): value is SearchHit =>
  isObject(value) && typeof value['objectID'] === 'string' && isObject(value['hierarchy']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
