import data from './api-history.json' with { type: 'json' };
import { historyOf, type NameHistory } from './history.ts';

let names: Map<string, NameHistory> | undefined;

/** The history of every public name of the documented modules, sorted by module and name. */
export function apiHistory(): readonly NameHistory[] {
  return [...byName().values()];
}

/**
 * The major version that brought a name.
 *
 * @returns nothing for names that are unknown, or as old as the data
 */
export function introducedIn(module: string, name: string): number | undefined {
  const first = byName().get(`${module} ${name}`)?.majors[0];
  return first === oldest() ? undefined : first;
}

function byName(): Map<string, NameHistory> {
  names ??= new Map(historyOf(data).map((entry) => [`${entry.module} ${entry.name}`, entry]));
  return names;
}

function oldest(): number {
  return Math.min(...Object.keys(data.versions).map(Number));
}
