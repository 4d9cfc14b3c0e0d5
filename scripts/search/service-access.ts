import { Failure } from '../lib/failure.mjs';

/** Which index to bring up to date, and with what right. */
export interface ServiceAccess {
  readonly appId: string;
  readonly indexName: string;
  readonly key: string;
  /** Whether the key may list the index, read its settings, and write. */
  readonly canWrite: boolean;
  /** Whether to say only what there would be to write. */
  readonly dryRun: boolean;
}

const help = `SEARCH_APP_ID, SEARCH_INDEX_NAME: as in the configuration of the site.
SEARCH_WRITE_KEY: a key with the rights addObject, deleteObject, browse, settings, editSettings; keep it out of the site.
SEARCH_API_KEY: the key of the site, enough to compare without writing.`;

/**
 * @param argument `--dry-run` compares and writes nothing, which is all that is done without a write key
 * @throws Failure when something is missing
 */
export function serviceAccess(
  environment: Readonly<Record<string, string | undefined>>,
  argument: string | undefined,
): ServiceAccess {
  if (argument !== undefined && argument !== '--dry-run') {
    throw new Failure(`There is no option ${argument}.`, 'npm run search:push -- --dry-run');
  }
  const write = environment['SEARCH_WRITE_KEY'] ?? '';
  const key = write || (environment['SEARCH_API_KEY'] ?? '');
  const [appId, indexName] = ['SEARCH_APP_ID', 'SEARCH_INDEX_NAME'].map((name) => {
    const value = environment[name];
    if (!value) throw new Failure(`${name} is not set.`, help);
    return value;
  }) as [string, string];
  if (!key) throw new Failure('Neither SEARCH_WRITE_KEY nor SEARCH_API_KEY is set.', help);
  return {
    appId,
    indexName,
    key,
    canWrite: write !== '',
    dryRun: !write || argument !== undefined,
  };
}
