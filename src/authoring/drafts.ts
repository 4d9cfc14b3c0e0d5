import { AuthorError } from './author-error.ts';

/** What begins a text that its author still has to write. */
export const PLACEHOLDER = 'WRITE:';

const FRONT_MATTER = /^---\r?\n(?<data>[\s\S]*?)\r?\n---(?=\r?\n|$)/;

/** The variable by which the development server says that it shows drafts. */
const VARIABLE = 'SHOWS_DRAFTS';

/** Whether an article is a draft: its front matter says so, and no build publishes it. */
export function isDraft(text: string): boolean {
  return /^draft:\s*(?:true|True|TRUE)\s*(?:#.*)?$/m.test(
    FRONT_MATTER.exec(text)?.groups?.['data'] ?? '',
  );
}

/** Whether pages of drafts are made: in the development server, and in no build. */
export function showsDrafts(): boolean {
  return process.env[VARIABLE] === 'yes';
}

/** Decides whether this process makes pages of drafts; what the environment says before does not count. */
export function setShowsDrafts(shows: boolean): void {
  process.env[VARIABLE] = shows ? 'yes' : '';
}

/** A text that is still to be written. */
export interface Placeholder {
  readonly line: number;
  readonly column: number;
  /** What is to be written. */
  readonly task: string;
}

/** The texts that are still to be written in a file. */
export function placeholdersIn(text: string): Placeholder[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const at = line.search(/\bWRITE:/);
    const task = line
      .slice(at + PLACEHOLDER.length)
      .trim()
      .replace(/["']$/, '');
    return at < 0 ? [] : [{ line: index + 1, column: at + 1, task }];
  });
}

/** The mistake that a page that is no draft shows what is still to be written. */
export function placeholderErrors(file: string, text: string): AuthorError[] {
  return placeholdersIn(text).map(
    ({ line, column, task }) =>
      new AuthorError({
        file,
        line,
        column,
        message: `This is not written yet: ${task}`,
        hint: 'Write it, or keep the page out of the build with a line in its front matter:\n\ndraft: true',
      }),
  );
}
