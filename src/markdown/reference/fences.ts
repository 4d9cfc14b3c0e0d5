import { isLanguage, type Language } from '../code/languages.ts';

/** Names that the packages use for languages, and those that our fences have. */
const otherNames: Readonly<Record<string, Language>> = {
  html: 'angular-html',
  none: 'text',
  ng: 'angular-html',
  console: 'shell',
  cli: 'shell',
};

/**
 * The language of code in a doc comment. Doc comments show templates as `html`, and leave the language of TypeScript out.
 *
 * @param written what follows the backticks, if anything
 */
export function languageOfFence(written: string | undefined, code: string): Language {
  const name = /^[\w-]+/.exec(written ?? '')?.[0].toLowerCase() ?? guess(code);
  const known = otherNames[name] ?? name;
  if (!isLanguage(known)) return 'text';
  const typescript = known === 'ts' || known === 'typescript';
  return typescript && /@Component\s*\(/.test(code) ? 'angular-ts' : known;
}

function guess(code: string): string {
  return code.trimStart().startsWith('<') ? 'html' : 'ts';
}
