/** Something that was stored, with the version of its shape. */
type Versioned = Readonly<Record<string, unknown>> & { readonly version: number };

/** What brings a shape one version further, by the version that it takes. */
export type Migrations = Readonly<Record<number, (value: Versioned) => Versioned>>;

/** Brings what was stored as far as migrations go. What has no version, or one without a migration, stays as it is. */
export function migrated(value: unknown, migrations: Migrations): unknown {
  if (!isVersioned(value)) return value;
  const next = migrations[value.version]?.(value);
  // One that goes nowhere would be asked for ever.
  return next && next.version > value.version ? migrated(next, migrations) : (next ?? value);
}

/** The version of the shape of what was stored; undefined where it says none. */
export function versionOf(value: unknown): number | undefined {
  return isVersioned(value) ? value.version : undefined;
}

function isVersioned(value: unknown): value is Versioned {
  return typeof (value as { readonly version?: unknown } | null | undefined)?.version === 'number';
}
