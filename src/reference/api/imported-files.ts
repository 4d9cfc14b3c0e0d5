import { posix } from 'node:path';

/** Names that a file takes from another one of its package, or hands on from it. */
const imports = /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/gm;

/**
 * Files that hold nothing but types are in no source map, but others import from them: that tells where a type is declared, if not in which line.
 *
 * @param files the files of a package that are known, with their text
 * @param declared the names that these files declare
 * @returns the file of each name that exactly one unknown file can declare
 */
export function importedFiles(
  files: ReadonlyMap<string, string>,
  declared: ReadonlySet<string>,
): Map<string, string> {
  const namesByFile = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    for (const [, names = '', specifier = ''] of text.matchAll(imports)) {
      const target = posix.join(posix.dirname(file), specifier);
      const known = namesByFile.get(target) ?? new Set();
      namesByFile.set(target, known);
      for (const name of namesIn(names)) known.add(name);
    }
  }
  const unknown = [...namesByFile].filter(
    ([target, names]) => !isDoor(target, files) && ![...names].some((name) => declared.has(name)),
  );
  const filesByName = Map.groupBy(
    unknown.flatMap(([target, names]) => [...names].map((name) => ({ name, target }))),
    ({ name }) => name,
  );
  return new Map(
    [...filesByName].flatMap(([name, found]) =>
      found.length === 1 && found[0] ? [[name, `${found[0].target}.ts`] as const] : [],
    ),
  );
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+|\s+as\s.*$/g, ''))
    .filter(Boolean);

/** Whether a target is a folder, or a file whose text is known: then what is not declared there comes from elsewhere. */
const isDoor = (target: string, files: ReadonlyMap<string, string>): boolean =>
  files.has(`${target}.ts`) || [...files.keys()].some((file) => file.startsWith(`${target}/`));
