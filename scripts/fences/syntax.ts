import { parseTemplate } from '@angular/compiler';
import { transform } from 'lightningcss';
import ts from 'typescript';
import type { Problem } from '../../src/examples/compiler/index.ts';
import { type Fence, inArticle } from './extract.ts';

/** Checks the syntax of a language and nothing else; problems are placed in the article. */
type SyntaxCheck = (fence: Fence) => Problem[];

function fromTypeScript(fence: Fence, diagnostics: readonly ts.Diagnostic[]): Problem[] {
  return diagnostics.map(({ file, start, code, messageText }) => {
    const { line, character } = file?.getLineAndCharacterOfPosition(start ?? 0) ?? {
      line: 0,
      character: 0,
    };
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    return inArticle(fence, { line: line + 1, column: character + 1, code: `TS${code}`, message });
  });
}

const statements: SyntaxCheck = (fence) => {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, experimentalDecorators: true };
  const { diagnostics } = ts.transpileModule(fence.code, {
    reportDiagnostics: true,
    compilerOptions,
  });
  return fromTypeScript(fence, diagnostics ?? []);
};

const json: SyntaxCheck = (fence) => {
  // Configuration files of the tools may have comments.
  const { error } = ts.parseConfigFileTextToJson('fence.json', fence.code);
  return error ? fromTypeScript(fence, [error]) : [];
};

const template: SyntaxCheck = (fence) =>
  (parseTemplate(fence.code, 'fence.html').errors ?? []).map(({ span, msg }) =>
    // 5002 is the compiler's code for a template that it can't parse.
    inArticle(fence, {
      line: span.start.line + 1,
      column: span.start.col + 1,
      code: 'NG5002',
      message: msg,
    }),
  );

const css: SyntaxCheck = (fence) => {
  const { warnings } = transform({
    filename: 'fence.css',
    code: Buffer.from(fence.code),
    errorRecovery: true,
  });
  return warnings.map(({ message, loc }) =>
    inArticle(fence, { line: loc.line, column: loc.column, code: 'CSS', message }),
  );
};

/** The checks by language of the fence. */
export const syntaxChecks: Readonly<Record<string, SyntaxCheck>> = {
  ts: statements,
  typescript: statements,
  'angular-ts': statements,
  html: template,
  'angular-html': template,
  css,
  json,
  jsonc: json,
};
