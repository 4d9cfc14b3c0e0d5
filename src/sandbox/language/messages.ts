import type { Diagnostic, ProjectChange, ProjectPath } from '../types.ts';

/** A place in a file that a reader asks about. */
export interface LanguageQuestion {
  readonly file: ProjectPath;
  /** In UTF-16 code units. */
  readonly offset: number;
}

/** Text that takes the place of another. */
export interface TextEdit {
  readonly file: ProjectPath;
  readonly start: number;
  readonly length: number;
  readonly text: string;
}

/** Something that can be written at a place. */
export interface Completion {
  readonly name: string;
  /** What it is, as TypeScript names kinds: `method`, `class`, `component` … */
  readonly kind: string;
  /** Sorts before others that have a greater text. */
  readonly order: string;
  /** What is written, where that is not the name. */
  readonly insert?: string;
  /** Module that it would be imported from. */
  readonly from?: string;
  /** What the service needs to know for details. */
  readonly token: string;
}

/** The completions at a place. */
export interface Completions {
  /** What they take the place of. */
  readonly start: number;
  readonly length: number;
  readonly entries: readonly Completion[];
}

/** More about a completion. */
export interface CompletionDetails {
  /** Its type, as code. */
  readonly signature: string;
  /** Markdown. */
  readonly documentation: string;
  /** What else changes when it is chosen: an import that is added. */
  readonly edits: readonly TextEdit[];
}

/** What something in the code is. */
export interface Hover {
  readonly start: number;
  readonly length: number;
  /** Its type, as code. */
  readonly signature: string;
  /** Markdown. */
  readonly documentation: string;
}

/** Questions of the page, by name, with their answers. */
export interface LanguageQuestions {
  complete: { readonly question: LanguageQuestion; readonly answer: Completions | null };
  details: {
    readonly question: LanguageQuestion & { readonly token: string };
    readonly answer: CompletionDetails | null;
  };
  hover: { readonly question: LanguageQuestion; readonly answer: Hover | null };
  diagnose: {
    readonly question: { readonly file: ProjectPath };
    readonly answer: readonly Diagnostic[];
  };
}

/** A question as it is sent. */
export type LanguageRequest =
  | { readonly kind: 'start'; readonly typings: ArrayBuffer }
  | { readonly kind: 'change'; readonly change: ProjectChange }
  | {
      [K in keyof LanguageQuestions]: {
        readonly kind: K;
        readonly id: number;
        readonly question: LanguageQuestions[K]['question'];
      };
    }[keyof LanguageQuestions];

/** What the language worker says. */
export type LanguageReply =
  | { readonly kind: 'started' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
