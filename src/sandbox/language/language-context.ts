import type { NgLanguageService } from '@angular/language-service/api';
import type ts from 'typescript';
import type { ServiceFiles } from './service-files.ts';
import { classesOfFile, classesOfPackages, type TemplateClass } from './template-classes.ts';

/** What all kinds of help need: the files, the service, and what templates could use. */
export class LanguageContext {
  readonly files: ServiceFiles;
  readonly service: NgLanguageService;
  /** The service of TypeScript alone, which knows no templates. */
  readonly typescript: ts.LanguageService;
  #ofPackages: readonly TemplateClass[] | undefined;
  readonly #ofFiles = new WeakMap<ts.SourceFile, readonly TemplateClass[]>();

  constructor(files: ServiceFiles, service: NgLanguageService, typescript: ts.LanguageService) {
    this.files = files;
    this.service = service;
    this.typescript = typescript;
  }

  get program(): ts.Program {
    const program = this.service.getProgram();
    if (!program) throw new Error('The language service has no program.');
    return program;
  }

  /** The project's own TypeScript files. */
  get sources(): readonly ts.SourceFile[] {
    const { program } = this;
    return this.files.ownRoots.flatMap((path) => program.getSourceFile(path) ?? []);
  }

  /** Components, directives and pipes of packages and project. */
  get templateClasses(): readonly TemplateClass[] {
    // Packages stay the same, and so do files that nobody has changed.
    this.#ofPackages ??= classesOfPackages(this.program, this.files.importable);
    const own = this.sources.flatMap((source) => {
      const known = this.#ofFiles.get(source) ?? classesOfFile(source);
      this.#ofFiles.set(source, known);
      return known;
    });
    return [...own, ...this.#ofPackages];
  }
}
