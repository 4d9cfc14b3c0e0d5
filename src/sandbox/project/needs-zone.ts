import type { ProjectFiles } from '../types.ts';
import { readCode } from './code-text.ts';

/** Functions whose call means that an application does without zone.js; the second is the name that it had at first. */
const ZONELESS = ['provideZonelessChangeDetection', 'provideExperimentalZonelessChangeDetection'];

/** Files that are part of the application; tests are not. */
const SOURCE = /(?<!\.spec)(?<!\.d)\.(?:ts|js|mjs)$/;

/** Whether code calls one of these functions, also by a name that an import gives it. */
function calls(code: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const aliases = Array.from(
      code.matchAll(new RegExp(`\\b${name}\\s+as\\s+([\\w$]+)`, 'g')),
      ([, alias = name]) => alias,
    );
    return [name, ...aliases].some((called) =>
      new RegExp(`(?<![\\w$])${called.replaceAll('$', '\\$&')}\\s*\\(`).test(code),
    );
  });
}

/**
 * Whether a project needs zone.js, as the Angular CLI's `polyfills` of a new project have it. It does where
 *
 * 1. its code imports `zone.js` or a part of it, or
 * 2. its code imports the framework, and nowhere calls `provideZonelessChangeDetection()`.
 *
 * What comments, strings and tests (`.spec.ts`) say does not count. The preview and downloaded projects both ask here.
 */
export function needsZone(files: ProjectFiles): boolean {
  const sources = Object.entries(files)
    .filter(([path]) => SOURCE.test(path))
    .map(([, text]) => readCode(text));
  const imports = sources.flatMap((source) => source.imports);
  if (imports.some((name) => /^zone\.js(?:\/|$)/.test(name))) return true;
  const isAngular = imports.some((name) => name.startsWith('@angular/'));
  return isAngular && !sources.some(({ code }) => calls(code, ZONELESS));
}
