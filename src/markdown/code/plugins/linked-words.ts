import { declaredNames } from '../../declared-names.ts';
import { importedNames } from '../../imported-names.ts';
import type { SymbolResolver } from '../../options.ts';
import { wordAddress } from '../../symbols.ts';

/** Languages in which names of symbols are names of symbols. */
const scripts = ['angular-ts', 'javascript', 'js', 'jsx', 'ts', 'tsx', 'typescript'];
/** Languages in which only what follows `@` can be one: blocks. */
const templates = ['angular-html', 'html'];

/** Tells the address of a word in its line. */
export type LinkWord = (word: string, before: string, after: string) => string | undefined;

/**
 * Decides which words of a block are symbols of the framework: those that it imports from there, and otherwise those that start in upper
 * case or are called, unless the block declares them or imports them from elsewhere. A variable `state` and an element `input` are none.
 *
 * @returns undefined for languages without symbols
 */
export function linkedWords(
  code: string,
  language: string,
  resolve: SymbolResolver,
): LinkWord | undefined {
  if (templates.includes(language)) {
    return (word, before) =>
      before.endsWith('@') ? wordAddress(word, before, resolve) : undefined;
  }
  if (!scripts.includes(language)) return undefined;
  const { framework, others } = importedNames(code);
  const own = new Set([...others, ...declaredNames(code)]);
  return (word, before, after) => {
    const module = framework.get(word);
    if (module) return wordAddress(word, before, (text) => resolve(text, module));
    if (own.has(word)) return undefined;
    const isNamed = /^\??\s*:/.test(after);
    const isCalled = /^(?:[(<]|\.required\b)/.test(after);
    const looksLikeOne = before.endsWith('@') || isCalled || (/^\p{Lu}/u.test(word) && !isNamed);
    return looksLikeOne ? wordAddress(word, before, resolve) : undefined;
  };
}
