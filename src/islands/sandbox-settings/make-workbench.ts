import { Project, type ProjectStart } from '../../sandbox/project/index.ts';
import type { CompileOutput, ProjectFiles, ProjectPath } from '../../sandbox/types.ts';
import { Workbench } from '../../sandbox/workbench/index.ts';
import { compilerSettings, isCompilerOutdated, languageSettings } from './compiler-settings.ts';

/** What differs from one island with an editor to another. */
export interface WorkbenchStart {
  /** Name of the preview, for those who can't see it. */
  readonly title: string;
  /** What the project begins with; without it, nothing. */
  readonly start?: ProjectStart;
  /** What the start is compiled to, where that is known. */
  readonly precompiled?: CompileOutput | undefined;
}

/** A workbench with the compiler and the language service of this site. */
export function makeWorkbench({
  title,
  start = { files: {} },
  precompiled,
}: WorkbenchStart): Workbench {
  return new Workbench({
    project: new Project(start),
    title,
    compiler: compilerSettings,
    language: languageSettings,
    isOutdated: isCompilerOutdated,
    precompiled,
  });
}

/** A project of which an editor shows some files: those without a tab are hidden. */
export function withTabs(files: ProjectFiles, open: readonly ProjectPath[]): ProjectStart {
  const hidden = (Object.keys(files) as ProjectPath[]).filter((path) => !open.includes(path));
  return { files, hidden };
}
