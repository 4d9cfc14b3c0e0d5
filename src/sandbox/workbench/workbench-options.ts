import type { CompileClientSettings } from '../compile/index.ts';
import type { Project } from '../project/index.ts';
import type { CompileOutput } from '../types.ts';
import type { LanguageSettings } from './project-language.ts';

/** What a workbench is made of. */
export interface WorkbenchOptions {
  readonly project: Project;
  /** Name of the preview for assistive technology. */
  readonly title: string;
  /** Finds out where the compiler is, when it is needed. */
  readonly compiler: () => Promise<CompileClientSettings>;
  /** Finds out where the language service is, when it is needed. */
  readonly language: () => Promise<LanguageSettings>;
  /** Finds out, where the compiler does not work, whether the site has another one by now. */
  readonly isOutdated?: (() => Promise<boolean>) | undefined;
  /**
   * The project as it is now, compiled when the site was built: it is shown without the compiler,
   * which comes after it.
   */
  readonly precompiled?: CompileOutput | undefined;
}
