import { readdirSync } from 'node:fs';
import { dist } from '../../../scripts/lib/paths.mjs';

/** Names of the running examples that articles show, sorted; `preview-documents.spec.ts` says that it is all of them. What they share has a folder beside them. */
export const runningExamples: readonly string[] = readdirSync(`${dist}/examples`, {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name)
  .sort();
