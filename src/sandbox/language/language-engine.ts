import type { NgLanguageService } from '@angular/language-service/api';
import load from '@angular/language-service/bundles/language-service.js';
import ts from 'typescript';
import { compilerOptions, typescriptOptions } from '../compile/engine/compiler-options.ts';
import { inOrder, toDiagnostic } from '../compile/engine/diagnostics.ts';
import type { Typings } from '../compile/engine/typings.ts';
import type {
  CompletionDetails,
  Diagnostic,
  Hover,
  ProjectChange,
  ProjectPath,
  TextEdit,
} from '../types.ts';
import { absentModules } from './absent-modules.ts';
import type { Completions, LanguageQuestion, ServiceCompletion } from './messages.ts';
import { ServiceFiles } from './service-files.ts';
import { serviceHost } from './service-host.ts';
import { serviceProject } from './service-project.ts';

const OPTIONS: ts.CompilerOptions = { ...typescriptOptions, rootDir: '/', noEmit: true };

const PREFERENCES: ts.UserPreferences = {
  includeCompletionsForModuleExports: true,
  includeCompletionsForImportStatements: true,
  includeCompletionsWithInsertText: true,
  importModuleSpecifierPreference: 'relative',
  includePackageJsonAutoImports: 'off',
  quotePreference: 'single',
};

const FORMAT: ts.FormatCodeSettings = {
  indentSize: 2,
  convertTabsToSpaces: true,
  semicolons: ts.SemicolonPreference.Insert,
};

/** What has to come back with a question for details. */
interface Token {
  readonly name: string;
  readonly source?: string | undefined;
  readonly data?: ts.CompletionEntryData | undefined;
}

function documentationOf(
  parts: readonly ts.SymbolDisplayPart[] = [],
  tags: readonly ts.JSDocTagInfo[] = [],
): string {
  const deprecated = tags.filter(({ name }) => name === 'deprecated');
  const notes = deprecated.map(({ text }) => `Deprecated. ${ts.displayPartsToString(text)}`);
  return [...notes, ts.displayPartsToString([...parts])].filter(Boolean).join('\n\n').trim();
}

function toCompletion(entry: ts.CompletionEntry): ServiceCompletion {
  const { name, kind, sortText, insertText, source, data } = entry;
  const token: Token = { name, source, data };
  const from = data?.moduleSpecifier ?? source;
  return {
    label: name,
    kind,
    order: sortText,
    token: JSON.stringify(token),
    ...(insertText === undefined ? {} : { text: insertText }),
    ...(from === undefined ? {} : { source: from }),
  };
}

/** What changes in the file that a reader writes in. An editor has no other one at hand. */
function editsOf(file: string, actions: readonly ts.CodeAction[] = []): TextEdit[] {
  const changes = actions.flatMap((action) => action.changes);
  return changes
    .filter(({ fileName }) => fileName === file)
    .flatMap(({ textChanges }) => textChanges)
    .map(({ span, newText }) => ({
      start: span.start,
      end: span.start + span.length,
      text: newText,
    }));
}

/** Completes, explains and checks the code of a project, TypeScript and templates alike, as an editor's extension does. */
export class LanguageEngine {
  readonly #files: ServiceFiles;
  readonly #service: NgLanguageService;

  constructor(typings: Typings) {
    this.#files = new ServiceFiles(typings);
    const host = serviceHost(this.#files, OPTIONS);
    const languageService = ts.createLanguageService(host, ts.createDocumentRegistry());
    const project = serviceProject(this.#files, host, languageService, {
      ...compilerOptions,
      compileNonExportedClasses: false,
    });
    const plugin = load({ typescript: ts, modules: absentModules });
    this.#service = plugin.create({
      project,
      languageService,
      languageServiceHost: host,
      serverHost: (project['projectService'] as { host: unknown }).host,
      config: { angularOnly: false, forceStrictTemplates: true },
    });
  }

  apply(change: ProjectChange): void {
    this.#files.apply(change);
  }

  complete({ file, offset }: LanguageQuestion): Completions | undefined {
    const found = this.#service.getCompletionsAtPosition(file, offset, PREFERENCES);
    if (!found) return undefined;
    const text = this.#files.files.get(file) ?? '';
    const word = /[\w$]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
    const start = found.optionalReplacementSpan?.start ?? offset - word;
    return { start, items: found.entries.map(toCompletion) };
  }

  details({
    file,
    offset,
    token,
  }: LanguageQuestion & { token: string }): CompletionDetails | undefined {
    const { name, source, data }: Token = JSON.parse(token);
    const found = this.#service.getCompletionEntryDetails(
      file,
      offset,
      name,
      FORMAT,
      source,
      PREFERENCES,
      data,
    );
    if (!found) return undefined;
    return {
      signature: ts.displayPartsToString(found.displayParts),
      documentation: documentationOf(found.documentation, found.tags),
      edits: editsOf(file, found.codeActions),
    };
  }

  hover({ file, offset }: LanguageQuestion): Hover | undefined {
    const found = this.#service.getQuickInfoAtPosition(file, offset);
    if (!found) return undefined;
    const { start, length } = found.textSpan;
    return {
      start,
      end: start + length,
      signature: ts.displayPartsToString(found.displayParts),
      documentation: documentationOf(found.documentation, found.tags),
    };
  }

  diagnose({ file }: { readonly file: ProjectPath }): Diagnostic[] {
    const syntax = file.endsWith('.ts') ? this.#service.getSyntacticDiagnostics(file) : [];
    if (syntax.length > 0) return inOrder(syntax.map(toDiagnostic));
    return inOrder(this.#service.getSemanticDiagnostics(file).map(toDiagnostic));
  }
}
