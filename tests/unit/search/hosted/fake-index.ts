import type { IndexSettings } from 'algoliasearch';
import { type Answer, type FakeHost, json, type Received, startHost } from './fake-service.ts';

/** An entry of the index. */
export interface Entry extends Record<string, unknown> {
  readonly objectID: string;
  readonly hash?: string;
}

/** An index of the service, whose keys are `write` and `search`. */
export interface FakeIndex extends FakeHost {
  readonly entries: Map<string, Entry>;
  settings: IndexSettings;
  /** Sizes of the batches that were written. */
  readonly batches: number[];
}

type Request = { readonly action: string; readonly body: Entry };

/** An index called `docs`; it is missing until something is written. */
export async function startIndex(entries: readonly Entry[] = []): Promise<FakeIndex> {
  const index = {
    entries: new Map(entries.map((entry) => [entry.objectID, entry])),
    settings: {} as IndexSettings,
    batches: [] as number[],
  };
  const host = await startHost((request) => answer(index, request));
  return Object.assign(index, host);
}

type State = Pick<FakeIndex, 'entries' | 'settings' | 'batches'>;

function answer(index: State, request: Received): Answer {
  const { method, path, headers, body } = request;
  const call = `${method} ${path.replace('/1/indexes/', '')}`;
  const key = headers['x-algolia-api-key'];
  if (call === 'POST */objects') return exists(index) ? objects(index, body.requests) : missing;
  if (call === 'POST docs/query')
    return exists(index) ? json({ nbHits: index.entries.size }) : missing;
  if (key !== 'write') return json({ message: `The key ${key} has no right to do this` }, 403);
  if (call === 'POST docs/browse') return exists(index) ? browse(index, body) : missing;
  if (call === 'GET docs/settings') return exists(index) ? json(index.settings) : missing;
  if (call === 'PUT docs/settings') {
    Object.assign(index.settings, body);
    return json({ taskID: 1 });
  }
  if (call === 'POST docs/batch') return batch(index, body.requests);
  if (call === 'GET docs/task/1') return json({ status: 'published' });
  return json({ message: `No such call: ${call}` }, 400);
}

const missing = json({ message: 'Index docs does not exist' }, 404);

const exists = ({ entries, settings }: State): boolean =>
  entries.size > 0 || Object.keys(settings).length > 0;

function objects({ entries }: State, requests: readonly Entry[]): Answer {
  return json({ results: requests.map(({ objectID }) => hashed(entries.get(objectID))) });
}

const hashed = (entry: Entry | undefined) =>
  entry ? { objectID: entry.objectID, hash: entry.hash } : null;

/** Pages of 700, so that it takes a second one. */
function browse({ entries }: State, { cursor = '0' }: { cursor?: string }): Answer {
  const end = Number(cursor) + 700;
  const hits = [...entries.values()].slice(Number(cursor), end).map(hashed);
  return json({ hits, ...(end < entries.size && { cursor: String(end) }) });
}

function batch(index: State, requests: readonly Request[]): Answer {
  index.batches.push(requests.length);
  for (const { action, body } of requests) {
    if (action === 'deleteObject') index.entries.delete(body.objectID);
    else if (action === 'addObject') index.entries.set(body.objectID, body);
    else return json({ message: `No such action: ${action}` }, 400);
  }
  return json({ taskID: 1, objectIDs: requests.map(({ body }) => body.objectID) });
}
