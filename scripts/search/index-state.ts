import { isDeepStrictEqual } from 'node:util';
import type { Algoliasearch } from 'algoliasearch';
import { indexSettings } from './index-settings.ts';

/** What an index holds. */
export interface IndexState {
  /** Hash of each record, by objectID. A key that may not list the index knows only those it asked for. */
  readonly hashes: ReadonlyMap<string, string | undefined>;
  /** How many records there are. */
  readonly size: number;
}

/** Records that one request reads or writes. From the service's advice. */
export const recordsPerRequest = 1000;

interface Hashed {
  readonly objectID: string;
  readonly hash?: string;
}

const attributesToRetrieve = ['hash'];

/** Lists all records. Needs a key with the right to browse. */
export async function listIndex(
  client: Algoliasearch,
  indexName: string,
  progress: (done: number) => void,
): Promise<IndexState> {
  const hashes = new Map<string, string | undefined>();
  await unlessMissing(
    client.browseObjects<Hashed>({
      indexName,
      browseParams: { attributesToRetrieve, hitsPerPage: recordsPerRequest },
      aggregator({ hits }) {
        for (const { objectID, hash } of hits) hashes.set(objectID, hash);
        progress(hashes.size);
      },
    }),
  );
  return { hashes, size: hashes.size };
}

/** Asks for the records that have an id of the list, and counts the rest. Every key that may search can do that. */
export async function probeIndex(
  client: Algoliasearch,
  indexName: string,
  ids: readonly string[],
  progress: (done: number) => void,
): Promise<IndexState> {
  const hashes = new Map<string, string | undefined>();
  for (let start = 0; start < ids.length; start += recordsPerRequest) {
    const requests = ids
      .slice(start, start + recordsPerRequest)
      .map((objectID) => ({ indexName, objectID, attributesToRetrieve }));
    const answer = await unlessMissing(client.getObjects<Hashed | null>({ requests }));
    if (!answer) return { hashes, size: 0 };
    for (const found of answer.results) if (found) hashes.set(found.objectID, found.hash);
    progress(start + requests.length);
  }
  return { hashes, size: await countRecords(client, indexName) };
}

async function countRecords(client: Algoliasearch, indexName: string): Promise<number> {
  const searchParams = { query: '', hitsPerPage: 0, distinct: false, analytics: false };
  const answer = await unlessMissing(client.searchSingleIndex({ indexName, searchParams }));
  return answer?.nbHits ?? 0;
}

/** Names of our settings that the index has otherwise. Needs a key with the right to read settings. */
export async function changedSettings(client: Algoliasearch, indexName: string): Promise<string[]> {
  const present = await unlessMissing(client.getSettings({ indexName }));
  return Object.entries(indexSettings)
    .filter(([name, value]) => !isDeepStrictEqual(present?.[name as 'ranking'], value))
    .map(([name]) => name);
}

/** An index that is not there yet is an empty one. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined;
    throw error;
  }
}
