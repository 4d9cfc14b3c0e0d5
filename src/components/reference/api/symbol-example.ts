import { type CollectionEntry, getCollection } from 'astro:content';
import { type CatalogueEntry, modulePath } from '../../../reference/index.ts';

let known: Promise<ReadonlyMap<string, CollectionEntry<'api'>>> | undefined;

/** Our example of a symbol, from `content/api`. */
export async function symbolExample({
  module,
  name,
}: CatalogueEntry): Promise<CollectionEntry<'api'> | undefined> {
  known ??= getCollection('api', ({ data }) => !data.type).then(
    (entries) => new Map(entries.map((entry) => [entry.id, entry])),
  );
  return (await known).get(`${modulePath(module)}/${name}`);
}
