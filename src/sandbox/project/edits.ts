import type { ProjectPath, TextEdit } from '../types.ts';

/** A text with edits made in it, whose offsets are those of the text before. */
export function textWith(text: string, edits: readonly TextEdit[]): string {
  // From the end, so that what is still to come keeps its place.
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (before, edit) => before.slice(0, edit.start) + edit.text + before.slice(edit.end),
      text,
    );
}

/** Where the text of a file is found. */
interface Texts {
  file(path: ProjectPath): { readonly text: string } | undefined;
}

/** Line and column of an offset of a file, from 1. */
export function placeOf(project: Texts, file: ProjectPath, offset: number) {
  const lines = (project.file(file)?.text ?? '').slice(0, offset).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
