import type {
  Completion,
  CompletionDetails,
  Diagnostic,
  Hover,
  ProjectChange,
  ProjectPath,
} from '../types.ts';

/** A place in a file that a reader asks about. */
export interface LanguageQuestion {
  readonly file: ProjectPath;
  /** In UTF-16 code units. */
  readonly offset: number;
}

/** A completion with what the service needs to know for details. */
export interface ServiceCompletion extends Completion {
  readonly token: string;
}

/** The completions at a place. */
export interface Completions {
  /** Where the text starts that they take the place of. */
  readonly start: number;
  readonly items: readonly ServiceCompletion[];
}

/** Questions of the page, by name, with their answers. */
export interface LanguageQuestions {
  complete: { readonly question: LanguageQuestion; readonly answer: Completions | undefined };
  details: {
    readonly question: LanguageQuestion & { readonly token: string };
    readonly answer: CompletionDetails | undefined;
  };
  hover: { readonly question: LanguageQuestion; readonly answer: Hover | undefined };
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
