import type { Algoliasearch, BatchRequest } from 'algoliasearch';
import type { Changes } from './compare.ts';
import { indexSettings } from './index-settings.ts';
import { recordsPerRequest } from './index-state.ts';

/** Brings the settings of an index to ours. What they do not mention stays. */
export async function writeSettings(client: Algoliasearch, indexName: string): Promise<void> {
  const { taskID } = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID });
}

/** Writes changes in batches, and waits until the index has them. Removes last, so that a run that breaks off leaves nothing unfound. */
export async function writeChanges(
  client: Algoliasearch,
  indexName: string,
  changes: Changes,
  progress: (done: number) => void,
): Promise<void> {
  const requests: BatchRequest[] = [
    ...[...changes.added, ...changes.changed].map((body) => ({
      action: 'addObject' as const,
      body,
    })),
    ...changes.removed.map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
  ];
  let last: number | undefined;
  for (let start = 0; start < requests.length; start += recordsPerRequest) {
    const batch = requests.slice(start, start + recordsPerRequest);
    const answer = await client.batch({ indexName, batchWriteParams: { requests: batch } });
    last = answer.taskID;
    progress(start + batch.length);
  }
  // The service does the tasks of an index one after another.
  if (last !== undefined) await client.waitForTask({ indexName, taskID: last });
}
