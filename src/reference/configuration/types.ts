/** Option tables of configuration articles, in the normal form that extraction writes and pages read. */

export interface ConfigurationOption {
  /** Path of keys below the table's root: `assets[].glob`. */
  readonly name: string;
  /** As a reader would write the type: `string | boolean`, `"none" | "all"`. */
  readonly type: string;
  /** Markdown of the package's own description. */
  readonly description: string;
  /** As JSON. */
  readonly default?: string;
  readonly required?: boolean;
  readonly deprecated?: string;
}

/** What extraction writes. */
export interface ConfigurationData {
  /** Tables by name, such as `workspace.project` or `builder.@angular/build:application` or `compilerOptions`; sorted. */
  readonly tables: Readonly<Record<string, readonly ConfigurationOption[]>>;
}
