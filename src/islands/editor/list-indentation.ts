import { type IndentContext, indentService, syntaxTree } from '@codemirror/language';
import { endOfCodeBefore } from './code-before.ts';

const LISTS: ReadonlySet<string> = new Set(['ArgList', 'ArrayExpression', 'ParamList']);

/** A line after the comma of a list stands below the entry before it, or one step to the right of the line that begins the list. */
function belowEntry(context: IndentContext, pos: number): number | undefined {
  const comma = endOfCodeBefore(context.state.doc, pos) - 1;
  const last = syntaxTree(context.state).resolveInner(comma + 1, -1);
  const list = last.name === ',' ? last.parent : null;
  if (!list || !LISTS.has(list.name)) return undefined;
  const { doc } = context.state;
  const isOneLine = doc.lineAt(list.from).number === doc.lineAt(comma).number;
  return context.lineIndent(comma) + (isOneLine ? context.unit : 0);
}

/** Indents the entries of lists: the language of TypeScript puts them below the first one, which may stand far to the right. */
export const listIndentation = indentService.of(belowEntry);
