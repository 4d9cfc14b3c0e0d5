import type ts from 'typescript';
import type { Diagnostic, ProjectPath } from '../../types.ts';
import { toDiagnostic } from './diagnostics.ts';
import type { EngineParts } from './engine-parts.ts';
import { importProblem, toImportDiagnostic } from './import-problems.ts';

/** What TypeScript says of an import whose module is not there, or has no types. */
const OF_IMPORTS = new Set([2307, 2732, 2792, 2882, 7016]);

/** `Cannot find name`, with the advice to install the types of Node. */
const OF_NODE = new Set([2580, 2591]);

const REQUIRE =
  "Cannot find name 'require': it is a function of Node, and an application runs in a browser. Write import … from '…' at the top of the file.";

/** A finding of TypeScript, in the words for a project in memory where TypeScript's own advice leads nowhere. */
export function explain(found: ts.Diagnostic, parts: EngineParts): Diagnostic {
  const { code, file, start = 0, length = 0 } = found;
  if (file && OF_IMPORTS.has(code)) {
    const name = /^(["'`])(.*)\1$/.exec(file.text.slice(start, start + length))?.[2];
    const problem = name === undefined ? undefined : importProblem(name, file.fileName, parts);
    if (problem)
      return toImportDiagnostic(problem, file.fileName as ProjectPath, file.text, {
        start,
        length,
      });
  }
  const diagnostic = toDiagnostic(found);
  const isRequire = file && file.text.slice(start, start + length) === 'require';
  return isRequire && OF_NODE.has(code) ? { ...diagnostic, message: REQUIRE } : diagnostic;
}
