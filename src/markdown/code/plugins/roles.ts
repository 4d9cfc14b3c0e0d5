import {
  definePlugin,
  ExpressiveCodeAnnotation,
  type ExpressiveCodeLine,
  type ExpressiveCodePlugin,
  InlineStyleAnnotation,
} from 'astro-expressive-code';
import { h, type Parents } from 'astro-expressive-code/hast';
import { palette, type Role, roleOfColor } from '../../../code-colors/index.ts';

/** A stretch of a line that has one role; columns count from 0, the end is not included. */
export interface RoleRange {
  role: Role;
  start: number;
  end: number;
}

/** Puts a class around code of one role. */
class RoleAnnotation extends ExpressiveCodeAnnotation {
  readonly range: RoleRange;

  constructor(range: RoleRange) {
    super({
      inlineRange: { columnStart: range.start, columnEnd: range.end },
      renderPhase: 'earliest',
    });
    this.range = range;
  }

  render({ nodesToTransform }: { nodesToTransform: Parents[] }): Parents[] {
    const { className } = palette[this.range.role];
    return nodesToTransform.map((node) => h('span', { class: className }, node));
  }
}

/** Turns the colours of the theme into classes, one per role, and drops those of plain code. */
export function roles(): ExpressiveCodePlugin {
  return definePlugin({
    name: 'Roles',
    hooks: {
      postprocessAnalyzedCode: ({ codeBlock }) => {
        for (const line of codeBlock.getLines()) {
          for (const range of takeRanges(line)) line.addAnnotation(new RoleAnnotation(range));
        }
      },
    },
  });
}

/** The roles of a line, for plugins that run later. */
export function rolesOfLine(line: ExpressiveCodeLine): RoleRange[] {
  return line
    .getAnnotations()
    .filter((annotation) => annotation instanceof RoleAnnotation)
    .map((annotation) => annotation.range);
}

/** Removes the colours of a line; neighbours of one role are joined across white space. */
function takeRanges(line: ExpressiveCodeLine): RoleRange[] {
  const ranges: RoleRange[] = [];
  for (const annotation of line.getAnnotations()) {
    if (!(annotation instanceof InlineStyleAnnotation)) continue;
    line.deleteAnnotation(annotation);
    const range = trimmed(annotation, line.text);
    if (!range) continue;
    const previous = ranges.at(-1);
    const gap = previous ? line.text.slice(previous.end, range.start) : '';
    if (previous?.role === range.role && gap.trim() === '') previous.end = range.end;
    else ranges.push(range);
  }
  return ranges;
}

function trimmed(
  { color, inlineRange }: InlineStyleAnnotation,
  text: string,
): RoleRange | undefined {
  const role = roleOfColor(color);
  if (role === undefined || !inlineRange) return undefined;
  const content = text.slice(inlineRange.columnStart, inlineRange.columnEnd);
  if (content.trim() === '') return undefined;
  return {
    role,
    start: inlineRange.columnStart + content.search(/\S/),
    end: inlineRange.columnStart + content.trimEnd().length,
  };
}
