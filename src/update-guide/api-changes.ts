import { apiHistory, type NameHistory, symbolIndex } from '../reference/index.ts';
import { site } from '../site.config.ts';

/** A name that a version removed or deprecated, with a page about it. */
export interface ChangedName {
  readonly name: string;
  readonly module: string;
  readonly kind: 'removed' | 'deprecated';
  /** The version in which it happened. */
  readonly major: number;
  readonly majors: readonly number[];
  /** Our page of a name that is still there, else that of the last version that had it. */
  readonly href: string | undefined;
}

/** The first major whose names are known: changes are known from the next one on. */
export const oldestKnownMajor = (): number =>
  Math.min(...apiHistory().flatMap(({ majors }) => majors));

/** What a version removed and deprecated, in order of module and name. */
export function changedNames(
  history: readonly NameHistory[] = apiHistory(),
  newest: number = site.major,
): ChangedName[] {
  return history.flatMap((entry) => [
    ...removals(entry, newest).map((major) => changed(entry, 'removed', major)),
    ...(entry.deprecatedSince === undefined
      ? []
      : [changed(entry, 'deprecated', entry.deprecatedSince)]),
  ]);
}

/** The majors that no longer have a name which the one before had. */
function removals({ majors }: NameHistory, newest: number): number[] {
  return majors
    .map((major) => major + 1)
    .filter((major) => major <= newest && !majors.includes(major));
}

function changed(entry: NameHistory, kind: ChangedName['kind'], major: number): ChangedName {
  const { name, module, majors } = entry;
  const href = kind === 'deprecated' ? symbolIndex().resolve(name, module) : undefined;
  return { name, module, kind, major, majors, href: href ?? archived(entry) };
}

/** The page of the last version that had a name, at the host of its time. */
function archived({ name, module, majors }: NameHistory): string | undefined {
  const version = `v${majors.at(-1)}`;
  const host = site.versions.find(({ displayName }) => displayName === version);
  if (!host) return undefined;
  return `${new URL(host.url).origin}/api/${module.replace(/^@angular\//, '')}/${name}`;
}
