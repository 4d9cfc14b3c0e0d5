import type ts from 'typescript';
import type { ProjectEdits, ProjectPath, TextEdit } from '../types.ts';

/** Options of code that the service writes: as the Angular CLI's new projects have it. */
export const FORMAT: ts.FormatCodeSettings = {
  indentSize: 2,
  tabSize: 2,
  convertTabsToSpaces: true,
  newLineCharacter: '\n',
  insertSpaceAfterOpeningAndBeforeClosingNonemptyBraces: true,
  insertSpaceAfterCommaDelimiter: true,
  insertSpaceAfterSemicolonInForStatements: true,
  insertSpaceBeforeAndAfterBinaryOperators: true,
  insertSpaceAfterKeywordsInControlFlowStatements: true,
  // The values of TypeScript's enumerations, which need not be loaded for them: `Smart` and `Insert`.
  indentStyle: 2 as ts.IndentStyle.Smart,
  semicolons: 'insert' as ts.SemicolonPreference.Insert,
};

export const PREFERENCES: ts.UserPreferences = {
  includeCompletionsForModuleExports: true,
  includeCompletionsForImportStatements: true,
  includeCompletionsWithInsertText: true,
  importModuleSpecifierPreference: 'relative',
  includePackageJsonAutoImports: 'off',
  quotePreference: 'single',
};

const toEdit = ({ span, newText }: ts.TextChange): TextEdit => ({
  start: span.start,
  end: span.start + span.length,
  text: newText,
});

/** Changes of the service as edits of the project's files, in the order of their places. */
export function editsOf(
  changes: readonly ts.FileTextChanges[],
  isOwn: (path: string) => boolean,
): ProjectEdits {
  const edits: Record<ProjectPath, TextEdit[]> = {};
  for (const { fileName, textChanges } of changes) {
    if (!isOwn(fileName)) continue;
    const path = fileName as ProjectPath;
    edits[path] = [...(edits[path] ?? []), ...textChanges.map(toEdit)];
  }
  for (const list of Object.values(edits)) list.sort((a, b) => a.start - b.start);
  return edits;
}
