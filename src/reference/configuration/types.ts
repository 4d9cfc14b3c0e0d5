/** Option tables of configuration articles, in the normal form that extraction writes and pages read. */

/** What an article may write in `<ConfigurationTable name="…" />`. */
export const configurationTables = [
  '@angular/build:application',
  '@angular/build:dev-server',
  '@angular/build:extract-i18n',
  '@angular/build:karma',
  '@angular/build:ng-packagr',
  '@angular/build:unit-test',
  'angularCompilerOptions.bazel',
  'angularCompilerOptions.diagnostics',
  'angularCompilerOptions.i18n',
  'angularCompilerOptions.legacy',
  'angularCompilerOptions.output',
  'angularCompilerOptions.typeChecking',
  'serviceWorker',
  'workspace',
  'workspace.cli',
  'workspace.globalCli',
  'workspace.i18n',
  'workspace.project',
  'workspace.target',
] as const;
export type ConfigurationTableName = (typeof configurationTables)[number];

export interface ConfigurationOption {
  /** Path of keys below the table's root: `assets[].glob`; `*` stands for a key that the author chooses. */
  readonly name: string;
  /** As a reader would write the type: `string | boolean`, `"none" | "all"`. */
  readonly type: string;
  /** Markdown of the package's own description; empty where it has none. */
  readonly description: string;
  /** As JSON. */
  readonly default?: string;
  readonly required?: boolean;
  /** Markdown of the deprecation; empty where there is none besides the mark. */
  readonly deprecated?: string;
}

/** What extraction writes. */
export interface ConfigurationData {
  /** Tables by name; sorted. Keys at the root are sorted, those of an object are in source order and follow it. */
  readonly tables: Readonly<Record<string, readonly ConfigurationOption[]>>;
}
