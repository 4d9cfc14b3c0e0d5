import path from 'node:path';
import type { DocumentedPackage } from '../extraction/documented-packages.ts';

/** A module that readers import from. */
export interface EntryPoint {
  /** Import specifier. */
  readonly module: string;
  readonly package: DocumentedPackage;
  /** Its typings, absolute. */
  readonly typings: string;
}

/**
 * Finds the typings of an import specifier by the `exports` of its package.
 *
 * @returns nothing where the package has no such entry point
 */
export function entryPoint(
  module: string,
  packages: readonly DocumentedPackage[],
): EntryPoint | undefined {
  const owner = packages.find(({ name }) => module === name || module.startsWith(`${name}/`));
  const target = owner?.manifest.exports?.[`.${module.slice(owner.name.length)}`];
  if (owner === undefined || !hasTypes(target)) return undefined;
  return { module, package: owner, typings: path.join(owner.folder, target.types) };
}

/** All specifiers of a package that have typings, without those that name a pattern. */
export function modulesWithTypings({ name, manifest }: DocumentedPackage): string[] {
  return Object.entries(manifest.exports ?? {})
    .filter(([key, target]) => hasTypes(target) && !key.includes('*'))
    .map(([key]) => name + key.slice(1))
    .sort();
}

function hasTypes(target: unknown): target is { types: string } {
  return typeof target === 'object' && target !== null && 'types' in target;
}
