import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import type { Problem } from '../../src/examples/problem.ts';

/** What the spell checker found, and where it looked. */
export interface Spelling {
  readonly problems: Problem[];
  /** Absolute paths of the files that it read. */
  readonly files: string[];
}

/**
 * Checks spelling with `cspell.config.yaml`.
 *
 * @param root the project's folder
 * @param globs files instead of those that the configuration names
 * @throws Error when the configuration is wrong
 */
export async function spell(root: string, globs: readonly string[] = []): Promise<Spelling> {
  const problems: Problem[] = [];
  const files: string[] = [];
  const failures: string[] = [];
  await lint(
    [...globs],
    { root, config: `${root}/cspell.config.yaml`, showSuggestions: true, gitignore: false },
    {
      issue: ({ uri = '', row, col, text, isFlagged, suggestionsEx = [] }) => {
        const [best, ...others] = suggestionsEx.map(({ word }) => word);
        const what = isFlagged ? 'is not American spelling' : 'is in no dictionary';
        const hint = best
          ? `Write ${[best, ...others.slice(0, isFlagged ? 0 : 2)].join(' or ')}`
          : 'Correct it, or put code into backticks';
        const message = `"${text}" ${what}.\n${hint}; a word that is right goes into content/dictionary.txt.`;
        problems.push({
          file: inProject(root, uri),
          line: row,
          column: col,
          code: 'spelling',
          message,
        });
      },
      error: (message, error) => failures.push(`${message} ${error.message}`),
      progress: (item) => {
        if (item.type === 'ProgressFileComplete') files.push(item.filename);
      },
      info: () => undefined,
      debug: () => undefined,
      result: () => undefined,
    },
  );
  if (failures.length) throw new Error(failures.join('\n'));
  return { problems, files: files.sort() };
}

function inProject(root: string, uri: string): string {
  const file = uri.startsWith('file:') ? fileURLToPath(uri) : uri;
  return relative(root, file).replaceAll('\\', '/');
}
