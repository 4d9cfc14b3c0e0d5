import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { Failure } from '../lib/failure.mjs';
import { startProgress } from '../lib/progress.mjs';
import { type Changes, compare } from './compare.ts';
import { changedSettings, type IndexState, listIndex, probeIndex } from './index-state.ts';
import { indexedRecords } from './indexed-record.ts';
import { count, progressBar } from './progress-bar.ts';
import { readRecords } from './read-records.ts';
import type { ServiceAccess } from './service-access.ts';
import { writeChanges, writeSettings } from './write-index.ts';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/**
 * Brings an index up to date with the records of a file: reads what it holds, and writes the difference.
 *
 * @param options of the client, for other hosts than the service's own
 * @throws Failure when a file or the service says no
 */
export async function pushIndex(
  access: ServiceAccess,
  file: string,
  options: ClientOptions = {},
): Promise<void> {
  const records = readRecords(file).flatMap(indexedRecords);
  const client = algoliasearch(access.appId, access.key, options);
  try {
    const ids = records.map(({ objectID }) => objectID);
    const changes = compare(records, await readState(client, access, ids));
    const settings = access.canWrite ? await changedSettings(client, access.indexName) : undefined;
    console.log(summary(access.indexName, changes, settings));
    if (access.dryRun) console.log(`Nothing was written. ${dryRunReason(access)}`);
    else await write(client, access.indexName, changes, settings ?? []);
  } catch (error) {
    throw readable(error, access);
  }
}

function readState(
  client: Algoliasearch,
  { indexName, canWrite }: ServiceAccess,
  ids: readonly string[],
): Promise<IndexState> {
  return withProgress('Reading the index', ids.length, (progress) =>
    canWrite
      ? listIndex(client, indexName, progress)
      : probeIndex(client, indexName, ids, progress),
  );
}

async function write(
  client: Algoliasearch,
  indexName: string,
  changes: Changes,
  settings: readonly string[],
): Promise<void> {
  const { added, changed, removed } = changes.counts;
  const total = added + changed + removed;
  if (settings.length > 0) await writeSettings(client, indexName);
  if (total > 0) {
    await withProgress('Writing the index', total, (progress) =>
      writeChanges(client, indexName, changes, progress),
    );
  }
  console.log('The index is up to date.');
}

async function withProgress<T>(
  label: string,
  total: number,
  work: (progress: (done: number) => void) => Promise<T>,
): Promise<T> {
  let done = 0;
  const { stop } = startProgress(label, () => progressBar(done, total));
  try {
    return await work((now) => {
      done = now;
    });
  } finally {
    stop('');
  }
}

function summary(
  indexName: string,
  { counts }: Changes,
  settings: readonly string[] | undefined,
): string {
  const { added, changed, removed, unchanged } = counts;
  const records = `${count(added)} added, ${count(changed)} changed, ${count(removed)} removed, ${count(unchanged)} unchanged`;
  if (!settings) return `${indexName}: ${records}; settings not compared`;
  return `${indexName}: ${records}; settings ${settings.length > 0 ? `changed (${settings.join(', ')})` : 'unchanged'}`;
}

function dryRunReason({ canWrite }: ServiceAccess): string {
  return canWrite ? 'Without --dry-run it is.' : 'SEARCH_WRITE_KEY is not set.';
}

/** The client's errors, as what the person at the keyboard can do something about. */
function readable(error: unknown, { key }: ServiceAccess): unknown {
  if (!(error instanceof Error)) return error;
  const { status } = error as { status?: number };
  const message = error.message.replaceAll(key, '…');
  if (status !== undefined) {
    return new Failure(`The search service answers ${status}: ${message}`, hints[status]);
  }
  if (error.name === 'RetryError') {
    return new Failure(`The search service can't be reached: ${message}`);
  }
  if (error.name === 'DeserializationError') {
    return new Failure(`The answer of the search service is not JSON: ${message}`);
  }
  return error;
}

const rights =
  'Check the key and its rights: addObject, deleteObject, browse, settings, editSettings.';

const hints: Readonly<Record<number, string>> = { 401: rights, 403: rights };
