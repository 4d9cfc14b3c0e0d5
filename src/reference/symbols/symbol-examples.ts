import { AuthorError, nearest } from '../../authoring/index.ts';
import type { Catalogue } from './catalogue-types.ts';
import type { ApiProse } from './written-entries.ts';

/**
 * Checks that our examples are of symbols that packages declare.
 *
 * @throws AuthorError for a file that no symbol is named as
 */
export function checkSymbolExamples(prose: readonly ApiProse[], entries: Catalogue): void {
  for (const { file, id, module, data } of prose) {
    if (data.type) continue;
    const name = id.split('/').at(-1) ?? '';
    const group = entries.find((candidate) => candidate.module === module);
    const names = group?.entries.flatMap((entry) => (entry.api ? [entry.name] : [])) ?? [];
    if (names.includes(name)) continue;
    const meant = nearest(name, names);
    throw new AuthorError({
      file,
      message: `${module} has no symbol “${name}” that this could be the example of.`,
      hint: meant
        ? `Name the file ${meant}.mdx.`
        : 'Name the file after the symbol, in the folder of its module.',
    });
  }
}
