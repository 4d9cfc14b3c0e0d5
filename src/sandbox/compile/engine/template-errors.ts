import type { NgtscProgram } from '@angular/compiler-cli';
import type { Diagnostic, ProjectPath } from '../../types.ts';
import { classRecordsOf, type TemplateError, type TemplateOrigin } from './compiler-internals.ts';

/** `Template parse error`, as the compiler calls it. */
const CODE = 'NG5002';

function toDiagnostic({ msg, span }: TemplateError, origin: TemplateOrigin): Diagnostic {
  const source = origin.node.getSourceFile();
  const found = { code: CODE, severity: 'error', message: msg } as const;
  if (origin.type !== 'indirect') {
    const { start, end } = span;
    const file = (origin.templateUrl ?? source.fileName) as ProjectPath;
    const length = Math.max(end.offset - start.offset, 1);
    return {
      ...found,
      file,
      line: start.line + 1,
      column: start.col + 1,
      start: start.offset,
      length,
    };
  }
  // The template is put together by an expression, and has no place of its own.
  const start = origin.node.getStart();
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return {
    ...found,
    file: source.fileName as ProjectPath,
    line: line + 1,
    column: character + 1,
    start,
    length: origin.node.getEnd() - start,
  };
}

/** What of the templates can't be parsed. The compiler itself tells that only when it checks types. */
export function templateErrorsOf(program: NgtscProgram): Diagnostic[] {
  const traits = classRecordsOf(program).flatMap((record) => record.traits);
  return traits.flatMap(({ analysis }) => {
    const template = analysis?.template;
    return (template?.errors ?? []).map((error) =>
      toDiagnostic(error, template?.sourceMapping as TemplateOrigin),
    );
  });
}
