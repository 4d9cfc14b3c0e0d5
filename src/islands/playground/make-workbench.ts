import { Project, type ProjectStart } from '../../sandbox/project/index.ts';
import type { CompileOutput, ProjectPath } from '../../sandbox/types.ts';
import { Workbench } from '../../sandbox/workbench/index.ts';
import {
  compilerSettings,
  isCompilerOutdated,
  languageSettings,
} from '../sandbox-settings/index.ts';
import type { SharedCode } from './shared-code.ts';

/**
 * A workbench with the compiler and the language service of this site.
 *
 * @param precompiled what the start is compiled to, where that is known
 */
export function makeWorkbench(start: ProjectStart, precompiled?: CompileOutput): Workbench {
  return new Workbench({
    project: new Project(start),
    title: 'Preview of the application',
    compiler: compilerSettings,
    language: languageSettings,
    isOutdated: isCompilerOutdated,
    precompiled,
  });
}

/** Shared code as a project: files without a tab are hidden. */
export function projectOf({ files, open }: SharedCode): ProjectStart {
  const hidden = (Object.keys(files) as ProjectPath[]).filter((path) => !open.includes(path));
  return { files, hidden };
}
