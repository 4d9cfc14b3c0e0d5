import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** An entry of a tree in content/navigation. */
interface Entry {
  readonly label: string;
  readonly status?: string;
  readonly path?: string;
  readonly children?: readonly Entry[];
}

/** Begins the routes of the repeated articles. */
const COPY = '/again';

/** The entry with the other routes of its guides and of those below it; nothing where it has none. */
function repeated({ path, children = [], ...entry }: Entry): Entry[] {
  const own = path?.startsWith('/guide/') && { path: COPY + path };
  const below = children.flatMap(repeated);
  if (!own && below.length === 0) return [];
  return [{ ...entry, ...own, ...(below.length > 0 && { children: below }) }];
}

/**
 * Gives a copy of the project each guide twice, the second time at another route.
 *
 * @param folder a copy of the project
 */
export function repeatGuides(folder: string): void {
  const docs = join(folder, 'content/docs');
  cpSync(join(docs, 'guide'), join(docs, 'again/guide'), { recursive: true });
  const file = join(folder, 'content/navigation/docs.yaml');
  const groups: Entry[] = parse(readFileSync(file, 'utf8'));
  const again: Entry = { label: 'Again', children: groups.flatMap(repeated) };
  writeFileSync(file, stringify([...groups, again]));
}
