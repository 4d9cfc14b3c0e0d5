import { loadEnv } from 'vite';
import { AuthorError } from '../authoring/index.ts';

/** What tells the hosted search service whose index is meant. */
const names = ['SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX_NAME'] as const;

/**
 * The application at the hosted search service; from the environment, or a file `.env` of the project.
 *
 * @param root the project's folder
 * @returns undefined where nothing is set: the search is then embedded
 * @throws AuthorError where only a part of the settings is there
 */
export function hostedSearchApp(root: string = process.cwd()): string | undefined {
  const settings = loadEnv('production', root, 'SEARCH_');
  const missing = names.filter((name) => !settings[name]);
  if (missing.length === 0) return settings['SEARCH_APP_ID'];
  if (missing.length === names.length) return undefined;
  throw new AuthorError({
    message: `The hosted search lacks ${missing.join(' and ')}.`,
    hint: `Set ${names.join(', ')} for a hosted search, or none of them for the embedded one.`,
    file: '.env',
  });
}
