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
  ProjectEdits,
  ProjectPath,
} from '../types.ts';
import { absentModules } from './absent-modules.ts';
import { codeFixes, editsForClass } from './code-fixes.ts';
import {
  componentOfTemplate,
  inlineStylesAt,
  inlineTemplateAt,
  type TemplateOfComponent,
} from './components.ts';
import { LanguageContext } from './language-context.ts';
import type {
  Completions,
  LanguageQuestion,
  LanguageQuestions,
  ServiceCompletion,
} from './messages.ts';
import { definitionAt, editsForRename, renameAt, signatureAt } from './navigation.ts';
import { pathCompletions } from './path-completions.ts';
import { ServiceFiles } from './service-files.ts';
import { serviceHost } from './service-host.ts';
import { serviceProject } from './service-project.ts';
import { type ClassToken, TemplateCompletions } from './template-completions.ts';
import { editsOf, FORMAT, PREFERENCES } from './text-changes.ts';

const OPTIONS: ts.CompilerOptions = { ...typescriptOptions, rootDir: '/', noEmit: true };

/** After these, an editor of TypeScript opens a list; after other brackets and spaces it does not. */
const TRIGGERS: readonly string[] = ['.', '"', "'", '`', '/', '@', '<', '#', ' '];

/** What has to come back with a question for details. */
interface Token extends Partial<ClassToken> {
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

/** Comes before all orders of the service, which are numbers. */
const FIRST = '!';

const toSpan = ({ start, length }: ts.TextSpan) => ({ start, end: start + length });

/** What the service itself gives as the source of a name that no module exports: `ThisProperty/`, `ObjectLiteralMemberWithComma/`. */
const MARK = /^[A-Z]\w*\/$/;

/** @param isDecorator whether the name follows an `@`: what the framework exports comes before globals of the browser then, which are no decorators */
function toCompletion(entry: ts.CompletionEntry, isDecorator: boolean): ServiceCompletion {
  const { name, kind, sortText, insertText, source, data, replacementSpan } = entry;
  const token: Token = { name, source, data };
  const from = data?.moduleSpecifier ?? (source && MARK.test(source) ? undefined : source);
  const isFirst = isDecorator && from?.startsWith('@angular/');
  return {
    label: name,
    kind,
    order: isFirst ? FIRST + sortText : sortText,
    token: JSON.stringify(token),
    ...(insertText === undefined ? {} : { text: insertText }),
    ...(from === undefined ? {} : { source: from }),
    // An import that is completed as a whole needs no other.
    ...(source && !entry.isImportStatementCompletion && { hasEdits: true }),
    ...(replacementSpan && { replaces: toSpan(replacementSpan) }),
  };
}

/** Completes, explains and checks the code of a project, TypeScript and templates alike, as an editor's extension does. */
export class LanguageEngine {
  readonly #files: ServiceFiles;
  readonly context: LanguageContext;

  constructor(typings: Typings) {
    this.#files = new ServiceFiles(typings);
    const host = serviceHost(this.#files, OPTIONS);
    const languageService = ts.createLanguageService(host, ts.createDocumentRegistry());
    const project = serviceProject(this.#files, host, languageService, {
      ...compilerOptions,
      compileNonExportedClasses: false,
    });
    const plugin = load({ typescript: ts, modules: absentModules });
    const service = plugin.create({
      project,
      languageService,
      languageServiceHost: host,
      serverHost: (project['projectService'] as { host: unknown }).host,
      config: { angularOnly: false, forceStrictTemplates: true },
    });
    this.context = new LanguageContext(this.#files, service, languageService);
  }

  get #service() {
    return this.context.service;
  }

  apply(change: ProjectChange): void {
    this.#files.apply(change);
  }

  complete(question: LanguageQuestion): Completions | undefined {
    const { file } = question;
    const template = this.#templateAt(file, question.offset);
    if (template) return new TemplateCompletions(this.context, question, template).find();
    if (!file.endsWith('.ts')) return undefined;
    const source = this.context.program.getSourceFile(file);
    const styles = source && inlineStylesAt(source, question.offset);
    if (styles) return { ...styles, shape: 'style', items: [] };
    return pathCompletions(this.context, question) ?? this.#completeTypeScript(question);
  }

  details({
    file,
    offset,
    token,
  }: LanguageQuestion & { token: string }): CompletionDetails | undefined {
    const { name, source, data, imported }: Token = JSON.parse(token);
    if (imported) return this.#detailsOfClass(file, offset, imported);
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
    const changes = (found.codeActions ?? []).flatMap((action) => action.changes);
    return {
      signature: ts.displayPartsToString(found.displayParts),
      documentation: documentationOf(found.documentation, found.tags),
      edits: editsOf(changes, this.#files.isOwn),
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

  define({ file, offset }: LanguageQuestion) {
    return definitionAt(this.context, file, offset);
  }

  rename({ file, offset, name }: LanguageQuestions['rename']['question']) {
    return renameAt(this.context, file, offset, name);
  }

  signature({ file, offset }: LanguageQuestion) {
    return signatureAt(this.context, file, offset, this.#templateAt(file, offset));
  }

  fix({ file, start, end }: LanguageQuestions['fix']['question']) {
    return codeFixes(this.context, file, { start, end }, this.#templateAt(file, start));
  }

  move({ from, to }: LanguageQuestions['move']['question']): ProjectEdits {
    return editsForRename(this.context, from, to);
  }

  diagnose({ file }: { readonly file: ProjectPath }): Diagnostic[] {
    const syntax = file.endsWith('.ts') ? this.#service.getSyntacticDiagnostics(file) : [];
    if (syntax.length > 0) return inOrder(syntax.map(toDiagnostic));
    return inOrder(this.#service.getSemanticDiagnostics(file).map(toDiagnostic));
  }

  #completeTypeScript({ file, offset, trigger }: LanguageQuestion): Completions | undefined {
    const isTrigger = trigger !== undefined && !/[\p{L}\p{Nd}_$]/u.test(trigger);
    if (isTrigger && !TRIGGERS.includes(trigger)) return undefined;
    const found = this.#service.getCompletionsAtPosition(file, offset, {
      ...PREFERENCES,
      ...(isTrigger && { triggerCharacter: trigger as ts.CompletionsTriggerCharacter }),
    });
    if (!found) return undefined;
    const text = this.#files.files.get(file) ?? '';
    const word = /[\w$]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
    const isDecorator = text[offset - word - 1] === '@';
    return {
      start: found.optionalReplacementSpan?.start ?? offset - word,
      end: offset,
      shape: 'word',
      // What starts so is not for applications.
      items: found.entries
        .filter(({ name }) => !name.startsWith('ɵ'))
        .map((entry) => toCompletion(entry, isDecorator)),
    };
  }

  #templateAt(file: ProjectPath, offset: number): TemplateOfComponent | undefined {
    if (file.endsWith('.ts')) {
      const source = this.context.program.getSourceFile(file);
      return source && inlineTemplateAt(source, offset);
    }
    if (!file.endsWith('.html')) return undefined;
    const component = componentOfTemplate(this.context.sources, file);
    const text = this.#files.files.get(file) ?? '';
    return component && { component, text, start: 0 };
  }

  #detailsOfClass(
    file: ProjectPath,
    offset: number,
    imported: ClassToken['imported'],
  ): CompletionDetails {
    const template = this.#templateAt(file, offset);
    const found = this.context.templateClasses.find(
      ({ name, from }) => name === imported.name && from === imported.from,
    );
    const name = found?.declaration.name;
    const checker = this.context.program.getTypeChecker();
    const symbol = name && checker.getSymbolAtLocation(name);
    return {
      signature: `class ${imported.name}`,
      documentation: documentationOf(
        symbol?.getDocumentationComment(checker),
        symbol?.getJsDocTags(checker),
      ),
      edits: template ? editsForClass(this.context, template, imported) : {},
    };
  }
}
