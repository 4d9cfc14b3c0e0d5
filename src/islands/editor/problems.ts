import { lintGutter, type Diagnostic as Mark, setDiagnostics } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Diagnostic } from '../../sandbox/types.ts';

/** Address of the page about a code, if the site has one. */
export type PageOfCode = (code: string) => string | undefined;

/** Adds what could be done about a problem to its message, which stands in a range of the code. */
export type AddFixes = (
  box: HTMLElement,
  view: EditorView,
  range: { readonly from: number; readonly to: number },
) => void;

/** Marks in the gutter for lines that the compiler finds something in. */
export const problemGutter: Extension = lintGutter();

/** Underlines what the compiler finds in the file of an editor; earlier marks go. */
export function showProblems(
  view: EditorView,
  diagnostics: readonly Diagnostic[],
  pageOf: PageOfCode,
  addFixes: AddFixes,
): void {
  const marks = diagnostics.map((diagnostic) =>
    markOf(diagnostic, view.state.doc.length, pageOf, addFixes),
  );
  view.dispatch(setDiagnostics(view.state, marks));
}

function markOf(
  { start, length, severity, code, message }: Diagnostic,
  end: number,
  pageOf: PageOfCode,
  addFixes: AddFixes,
): Mark {
  const from = Math.min(start, end);
  // What has no length is shown at the letter that it stands before.
  const to = Math.min(from + Math.max(length, 1), end);
  return {
    from,
    to,
    severity: severity === 'suggestion' ? 'info' : severity,
    source: code,
    message,
    renderMessage: (view) => {
      const text = messageOf(code, message, pageOf(code));
      // Asked for when a reader looks at the message.
      addFixes(text, view, { from, to });
      return text;
    },
  };
}

function messageOf(code: string, message: string, page: string | undefined): HTMLElement {
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
