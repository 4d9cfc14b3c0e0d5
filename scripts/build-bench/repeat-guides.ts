import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** An entry of a tree in content/navigation. */
interface Entry {
  readonly label: string;
  readonly path?: string;
  readonly children?: readonly Entry[];
}

/** Begins the routes of the repeated articles. */
const COPY = '/again';

const withOtherRoutes = ({ label, path, children }: Entry): Entry => ({
  label,
  ...(path && { path: path.startsWith('/guide/') ? COPY + path : path }),
  ...(children && { children: children.map(withOtherRoutes) }),
});

/**
 * Gives a copy of the project each guide twice, the second time at another route.
 *
 * @param folder a copy of the project
 */
export function repeatGuides(folder: string): void {
  const docs = join(folder, 'content/docs');
  cpSync(join(docs, 'guide'), join(docs, 'again/guide'), { recursive: true });
  const file = join(folder, 'content/navigation/docs.yaml');
  const trees: Entry[] = parse(readFileSync(file, 'utf8'));
  const guides = trees.filter(({ label }) => label === 'In-depth Guides').map(withOtherRoutes);
  const again: Entry = {
    label: 'Again',
    children: guides.flatMap(({ children = [] }) => children),
  };
  writeFileSync(file, stringify([...trees, again]));
}
