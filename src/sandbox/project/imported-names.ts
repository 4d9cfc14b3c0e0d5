import type { ProjectFiles } from '../types.ts';
import { readCode } from './code-text.ts';

/** Names of packages and their parts that the code of a project imports, tests left out, sorted: `@angular/common/http`. */
export function importedNames(files: ProjectFiles): string[] {
  const names = Object.entries(files)
    .filter(([path]) => /(?<!\.spec)\.(?:ts|js|mjs)$/.test(path))
    .flatMap(([, text]) => readCode(text).imports)
    .filter((name) => !/^[./]/.test(name));
  return [...new Set(names)].sort();
}

/** The package that a name belongs to: `@angular/core` for `@angular/core/testing`. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
