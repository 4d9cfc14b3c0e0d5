/** Commands of `ng`, in the normal form that extraction writes and pages read. Texts are the packages' own, as Markdown. */

export interface CliOption {
  /** Without dashes. */
  readonly name: string;
  /** One letter or another name, without dashes. */
  readonly aliases: readonly string[];
  /** Types that a value may have; `object` options list their keys in `properties`. */
  readonly types: readonly ('string' | 'number' | 'boolean' | 'array' | 'object')[];
  readonly description: string;
  /** Allowed values, in the order of the schema. */
  readonly values?: readonly string[];
  /** As JSON. */
  readonly default?: string;
  readonly required?: boolean;
  /** Text of the deprecation; empty where there is none besides the mark. */
  readonly deprecated?: string;
  /** Keys of an option whose value is an object. */
  readonly properties?: readonly CliOption[];
  /** Position of a positional argument, from 0. */
  readonly position?: number;
}

export interface CliCommand {
  /** Without `ng`: `generate component`. */
  readonly name: string;
  /** Other names of the last word: `c` for `component`. */
  readonly aliases: readonly string[];
  /** One sentence. */
  readonly summary: string;
  /** Markdown of the long description; empty where there is none. */
  readonly description: string;
  /** Positional arguments in order. */
  readonly arguments: readonly CliOption[];
  /** Sorted by name. */
  readonly options: readonly CliOption[];
  /** Full names of sub-commands, sorted. */
  readonly commands: readonly string[];
  readonly deprecated?: string;
  /** Schema that the options come from, such as `@schematics/angular:component`; absent for commands that define them in code. */
  readonly schema?: string;
  /** Whether the help of the CLI leaves it out. */
  readonly hidden?: boolean;
}

/** What extraction writes. */
export interface CliData {
  /** Exact version of the CLI. */
  readonly version: string;
  /** Sorted by name. */
  readonly commands: readonly CliCommand[];
}
