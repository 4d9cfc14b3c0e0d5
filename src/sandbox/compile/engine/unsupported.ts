import type { Diagnostic, ProjectPath } from '../../types.ts';
import type { MemoryFiles } from './memory-files.ts';

/** Code of what a project can have elsewhere, and not here. */
const CODE = 'SANDBOX1';

const PREPROCESSED = /\.(?:scss|sass|less|styl)$/;

/** Files that nothing here can compile. */
export function unsupportedFiles(files: MemoryFiles): Diagnostic[] {
  return files.projectPaths
    .filter((path) => PREPROCESSED.test(path))
    .map((path) => {
      const plain = path.replace(PREPROCESSED, '.css');
      return {
        code: CODE,
        severity: 'error',
        message:
          `Style sheets that need a preprocessor are not compiled here. Rename ${path} to ${plain} and write CSS, which can nest rules ` +
          'and has variables; or download the project and run it with the Angular CLI.',
        file: path as ProjectPath,
        line: 1,
        column: 1,
        start: 0,
        length: 0,
      };
    });
}
