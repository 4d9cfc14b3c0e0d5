/** Error codes and extended diagnostics, in the normal form that extraction writes and pages read. */

export interface ErrorMessage {
  /** The text as the framework prints it; what it fills in at run time stands as `{expression}`, so that parts can be told apart. */
  readonly text: string;
  /** Whether the text is complete only in development mode. */
  readonly developmentOnly?: boolean;
}

export interface ErrorCode {
  /** As the framework prints it: `NG0203`, `NG02200`, `NG8002`. */
  readonly code: string;
  /** The number without sign: 203. */
  readonly number: number;
  /** Name in the framework's sources: `MISSING_INJECTION_CONTEXT`. */
  readonly name: string;
  readonly kind: 'runtime' | 'compiler';
  /** Packages that report it, sorted. */
  readonly packages: readonly string[];
  /** Texts of the packages, in source order, without repetition; empty where they are built at run time. */
  readonly messages: readonly ErrorMessage[];
  /** Doc comment of the code in the framework's typings, Markdown. */
  readonly description?: string;
  /** Whether the framework's message ends with a link to a page about it. */
  readonly hasGuide: boolean;
  /** Name of the extended diagnostic that this code is, such as `invalidBananaInBox`. */
  readonly diagnostic?: string;
}

export interface ExtendedDiagnostic {
  readonly code: string;
  /** Name in `extendedDiagnostics.checks`. */
  readonly name: string;
  readonly defaultSeverity: 'warning' | 'error' | 'suppress';
  readonly messages: readonly ErrorMessage[];
  readonly description?: string;
}

/** What extraction writes. */
export interface ErrorData {
  /** Sorted by kind (runtime first), then number, then name. */
  readonly codes: readonly ErrorCode[];
  /** Sorted by code. */
  readonly diagnostics: readonly ExtendedDiagnostic[];
}
