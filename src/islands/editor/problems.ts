import { lintGutter, type Diagnostic as Mark, setDiagnostics } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Diagnostic } from '../../sandbox/types.ts';

/** Address of the page about a code, if the site has one. */
export type PageOfCode = (code: string) => string | undefined;

/** Marks in the gutter for lines that the compiler finds something in. */
export const problemMarks: Extension = lintGutter();

/** Underlines what the compiler finds in the file of an editor; earlier marks go. */
export function showProblems(
  view: EditorView,
  diagnostics: readonly Diagnostic[],
  pageOf: PageOfCode,
): void {
  const marks = diagnostics.map((diagnostic) => markOf(diagnostic, view.state.doc.length, pageOf));
  view.dispatch(setDiagnostics(view.state, marks));
}

function markOf(
  { start, length, severity, code, message }: Diagnostic,
  end: number,
  pageOf: PageOfCode,
): Mark {
  const from = Math.min(start, end);
  return {
    from,
    // What has no length is shown at the letter that it stands before.
    to: Math.min(from + Math.max(length, 1), end),
    severity: severity === 'suggestion' ? 'info' : severity,
    source: code,
    message,
    renderMessage: () => messageOf(code, message, pageOf(code)),
  };
}

function messageOf(code: string, message: string, page: string | undefined): Node {
  const text = document.createElement('span');
  text.append(message, ' ');
  if (!page) return text;
  const link = document.createElement('a');
  link.href = page;
  link.target = '_blank';
  link.textContent = `About ${code}`;
  text.append(link);
  return text;
}
