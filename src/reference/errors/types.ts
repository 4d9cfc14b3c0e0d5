/** Error codes and extended diagnostics, in the normal form that extraction writes and pages read. */

/**
 * A piece of a message: words that are always the same, something that is filled in when the message is printed, or pieces that are there only
 * in some cases.
 */
export type MessagePart =
  | string
  | { readonly filled: string }
  | { readonly optional: readonly MessagePart[] };

/**
 * What a production build prints where a development build reports an error: the same message, the code with what the message fills in, only the code,
 * or nothing, because the check is not in the build.
 */
export type InProduction = 'message' | 'details' | 'code' | 'nothing';

export interface ErrorMessage {
  /** The text as the framework prints it; what it fills in at run time stands as `{expression}`, what it may leave out in `[…]`. */
  readonly text: string;
  /** The same in pieces, so that words of the message and marks of ours can be told apart. */
  readonly parts: readonly MessagePart[];
  /** What production builds print at the places that print it, each kind once, sorted; messages of the compiler have none. */
  readonly production?: readonly InProduction[];
  /** Whether it is printed as a warning and nothing is thrown. */
  readonly warning?: boolean;
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
  /** What production builds print at the places that report the code, each kind once, sorted; empty where no place does. Compilers have none. */
  readonly production?: readonly InProduction[];
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
