import type { SymbolResolver } from './options.ts';

/** Inline code that is not about the symbol of the same name. */
const exempt = new Set(['animate', 'animate.enter', 'animate.leave', 'style']);

const symbolPattern =
  /^(?<decorator>@)?(?<name>[\p{L}_$ɵ][\p{L}\p{Nd}_$]*)(?:[.#](?<member>[\p{L}_$][\p{L}\p{Nd}_$]*))?(?:\(\))?$/u;

/**
 * The address that a piece of inline code links to.
 *
 * Only code that is a symbol as a whole is linked: `Name`, `Name()`, `@Name`, `Name.member`,
 * `Name#member`, each of the last two with `()` too. Anything with two or more dots is not.
 *
 * @param text the code, without backticks
 * @param resolve the index of symbols
 */
export function symbolAddress(text: string, resolve: SymbolResolver): string | undefined {
  if (exempt.has(text)) return undefined;
  const groups = symbolPattern.exec(text)?.groups;
  if (!groups) return undefined;
  const { decorator, name = '', member } = groups;
  if (decorator) {
    return member ? undefined : (resolve(`@${name}`) ?? resolve(name));
  }
  return resolve(member ? `${name}#${member}` : name);
}

/**
 * The address that a word of a code block links to. A word after a dot is the member of something
 * whose type is not known here, so it is not linked.
 */
export function wordAddress(
  word: string,
  before: string,
  resolve: SymbolResolver,
): string | undefined {
  if (exempt.has(word) || before.endsWith('.') || before.endsWith('#')) return undefined;
  return (before.endsWith('@') ? resolve(`@${word}`) : undefined) ?? resolve(word);
}
