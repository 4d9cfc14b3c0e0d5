/** Commands of `ng`, in the normal form that extraction writes and pages read. Texts are the packages' own, as Markdown. */

/** Types of values; a list of allowed values is a `string`. */
export type CliValueType = 'string' | 'number' | 'boolean' | 'array' | 'object';

export interface CliOption {
  /** Without dashes. */
  readonly name: string;
  /** One letter or another name, without dashes. */
  readonly aliases: readonly string[];
  /** Types that a value may have; `object` options list their keys in `properties`. */
  readonly types: readonly CliValueType[];
  /** The same as a reader would write it: `boolean | object`, `string[]`. Allowed values are in `values`. */
  readonly type: string;
  readonly description: string;
  /** Allowed values, in the order of the schema. */
  readonly values?: readonly string[];
  /** As JSON. */
  readonly default?: string;
  readonly required?: boolean;
  /** Text of the deprecation; empty where there is none besides the mark. */
  readonly deprecated?: string;
  /** Keys of an option whose value is an object, or a list of objects; in source order, as they are in `angular.json`. */
  readonly properties?: readonly CliOption[];
  /** Position of a positional argument, from 0. */
  readonly position?: number;
  /** Whether it is written as `--define key=value`, any number of times. */
  readonly keyValue?: boolean;
  /** Whether only `angular.json` takes it, because its value is an object or a list of objects. */
  readonly workspaceOnly?: boolean;
}

export interface CliCommand {
  /** Without `ng`: `generate component`. */
  readonly name: string;
  /** Address of its page: `/cli/generate/component`. */
  readonly route: string;
  /** As typed, with the places of arguments: `ng generate component [name]`. */
  readonly usage: string;
  /** Other names of the last word: `c` for `component`. */
  readonly aliases: readonly string[];
  /** One sentence; empty for commands that the CLI hides. */
  readonly summary: string;
  /** Markdown of the long description, or of the short one where it says more than the summary; empty where there is none. */
  readonly description: string;
  /** Positional arguments in order. */
  readonly arguments: readonly CliOption[];
  /** Sorted by name. Those for `angular.json` only are named as there, in camel case. */
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
