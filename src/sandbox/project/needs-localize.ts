import type { ProjectFiles } from '../types.ts';
import { readCode } from './code-text.ts';

/** An attribute of a template that marks an element or one of its attributes for translation. */
const MARK = /\si18n(?:-[\w.:-]+)?(?=[\s=>/])/;

/** Whether a project has texts marked for translation, which need `$localize` when they are shown. */
export function needsLocalize(files: ProjectFiles): boolean {
  return Object.entries(files).some(([path, text]) => {
    if (/\.html$/.test(path)) return MARK.test(text);
    if (!/(?<!\.spec)\.ts$/.test(path)) return false;
    return MARK.test(text) || readCode(text).code.includes('$localize');
  });
}
