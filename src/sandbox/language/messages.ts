import type {
  CodeFix,
  Completion,
  CompletionDetails,
  Definition,
  Diagnostic,
  Hover,
  Completions as PlainCompletions,
  ProjectChange,
  ProjectEdits,
  ProjectPath,
  RenameAnswer,
  SignatureHelp,
} from '../types.ts';

/** A place in a file that a reader asks about. */
export interface LanguageQuestion {
  readonly file: ProjectPath;
  /** In UTF-16 code units. */
  readonly offset: number;
  /** The character just typed, where it may open a list. */
  readonly trigger?: string | undefined;
}

/** A completion with what the service needs to know for details. */
export interface ServiceCompletion extends Completion {
  readonly token: string;
}

/** The completions at a place. */
export interface Completions extends PlainCompletions {
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
  define: { readonly question: LanguageQuestion; readonly answer: Definition | undefined };
  rename: {
    readonly question: LanguageQuestion & { readonly name?: string | undefined };
    readonly answer: RenameAnswer;
  };
  signature: { readonly question: LanguageQuestion; readonly answer: SignatureHelp | undefined };
  fix: {
    readonly question: {
      readonly file: ProjectPath;
      readonly start: number;
      readonly end: number;
    };
    readonly answer: readonly CodeFix[];
  };
  move: {
    readonly question: { readonly from: ProjectPath; readonly to: ProjectPath };
    readonly answer: ProjectEdits;
  };
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
