/** A place in a file that an author edits. Lines and columns count from 1. */
export interface AuthorErrorPlace {
  /** Path of the file, relative to the project root where that is known. */
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** What an author is told: what is wrong, what to write instead, and where. */
export interface AuthorErrorInit extends AuthorErrorPlace {
  /** One sentence that says what is wrong. */
  message: string;
  /** What to write instead: a sentence, or the corrected snippet. */
  hint?: string | undefined;
}

/**
 * A mistake in something that an author edits (an article, an example, a data file).
 *
 * `message` and `hint` are separate because Astro and Vite print them, and `loc`, each in a place
 * of its own. Everything else prints `String(error)` or the stack, which both begin with the whole
 * report: `file:line:column`, the problem and the hint.
 */
export class AuthorError extends Error {
  readonly hint: string | undefined;
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** The place in the shape that the error overlay reads. Vite may replace it. */
  loc: { file: string | undefined; line: number; column: number } | undefined;

  constructor({ message, hint, file, line, column }: AuthorErrorInit) {
    super(message);
    this.name = 'AuthorError';
    this.hint = hint;
    this.file = file;
    this.line = line;
    this.column = column;
    this.loc = line === undefined ? undefined : { file, line, column: column ?? 1 };
    this.stack = withReport(this.stack, `${this.name}: ${this.toString()}`);
  }

  /** The whole report: `file:line:column`, the problem, the hint, each on lines of its own. */
  override toString(): string {
    return [formatPlace(this), this.message, this.hint]
      .filter((part) => part !== undefined && part !== '')
      .join('\n');
  }

  /** The same error with the missing parts of its place filled in. */
  at(place: AuthorErrorPlace): AuthorError {
    return new AuthorError({
      message: this.message,
      hint: this.hint,
      file: this.file ?? place.file,
      line: this.line ?? place.line,
      column: this.column ?? place.column,
    });
  }
}

/** `file:line:column`, with the parts that are known; empty when none is. */
export function formatPlace({ file, line, column }: AuthorErrorPlace): string {
  return [file, line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
}

/** A stack trace whose first lines are the report instead of the bare message. */
function withReport(stack: string | undefined, report: string): string {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [report, ...frames].join('\n');
}
