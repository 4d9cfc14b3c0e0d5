import { Compartment, type Extension } from '@codemirror/state';
import { type EditorView, gutter } from '@codemirror/view';
import type { Diagnostic } from '../../sandbox/types.ts';
import type { AddFixes, PageOfCode } from './problems.ts';

/** Holds the gutter of an editor for its problems. */
const place = new Compartment();

/** What marks problems in an editor, once it has some. */
const library = () => import('./problems.ts');

/** A gutter without marks. */
const emptyGutter = gutter({ class: 'cm-gutter-lint' });

/**
 * Keeps a gutter free for the marks of problems, so that the code does not move when the first is
 * found.
 */
export const placeForProblems: Extension = place.of(emptyGutter);

/**
 * Marks what the compiler finds in the file of an editor. What marks it is loaded with the first
 * problem: most code has none, and an editor without marks still edits.
 *
 * @returns what ends it: other problems may be known before these can be marked
 */
export function markProblems(
  view: EditorView,
  diagnostics: readonly Diagnostic[],
  pageOf: PageOfCode,
  addFixes: AddFixes,
): () => void {
  let isCurrent = true;
  const isAble = () => place.get(view.state) !== emptyGutter;
  if (diagnostics.length > 0 || isAble())
    library()
      .then(({ problemGutter, showProblems }) => {
        if (!isCurrent) return;
        if (!isAble()) view.dispatch({ effects: place.reconfigure(problemGutter) });
        showProblems(view, diagnostics, pageOf, addFixes);
      })
      // The list of problems has them too.
      .catch(() => {});
  return () => {
    isCurrent = false;
  };
}
