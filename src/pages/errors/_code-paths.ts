import { type CollectionEntry, getCollection } from 'astro:content';
import { AuthorError, nearest, showsDrafts } from '../../authoring/index.ts';
import { type ErrorPage, errorPages, referenceData } from '../../reference/index.ts';

/** Entries of the collection that are no code's: the texts of the overviews. */
export const overviewTexts = { errors: 'overview', diagnostics: 'extended-diagnostics' } as const;

/** Paths and props of the pages about codes in a folder, for `getStaticPaths`. */
export async function codePaths(folder: string) {
  const prose = await errorProse();
  return errorPages(referenceData('errors'))
    .filter(({ route }) => route.startsWith(`${folder}/`))
    .map((page) => ({ params: { code: page.code }, props: { page, prose: prose.get(page.code) } }));
}

/** Pages of a folder, for its overview. */
export function pagesIn(folder: string): ErrorPage[] {
  return errorPages(referenceData('errors')).filter(({ route }) => route.startsWith(`${folder}/`));
}

/**
 * Our texts, by code.
 *
 * @throws AuthorError when one is about a code that the framework does not have
 */
async function errorProse(): Promise<Map<string, CollectionEntry<'errors'>>> {
  const entries = await getCollection('errors');
  const codes = [...new Set(referenceData('errors').codes.map(({ code }) => code))];
  const known = new Set<string>([...codes, ...Object.values(overviewTexts)]);
  for (const { id, filePath } of entries) {
    if (known.has(id)) continue;
    throw new AuthorError({
      file: filePath ?? `content/errors/${id}.mdx`,
      message: `The framework has no error code ${id}.`,
      hint: `Name the file after a code as it is printed, such as ${nearest(id, codes) ?? 'NG0203'}.mdx.`,
    });
  }
  const published = entries.filter(({ data }) => !data.draft || showsDrafts());
  return new Map(published.map((entry) => [entry.id, entry]));
}
