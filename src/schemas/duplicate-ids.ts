import { AuthorError } from '../authoring/index.ts';
import { entryId } from './entry-id.ts';

/**
 * Entries that two files of a folder claim: `x.mdx` and `x/index.mdx`.
 *
 * @param files paths from the folder
 * @param folder from the project root
 */
export function duplicateIds(files: readonly string[], folder: string): AuthorError[] {
  return [...Map.groupBy(files, entryId)].flatMap(([id, [first, ...others]]) =>
    others.map(
      (file) =>
        new AuthorError({
          message: `${folder}/${file} and ${folder}/${first} are both the entry “${id}”.`,
          hint: 'Keep one of the two files, or rename one.',
          file: `${folder}/${file}`,
        }),
    ),
  );
}
