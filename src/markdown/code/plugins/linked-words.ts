import { importedNames } from '../../imported-names.ts';
import type { SymbolResolver } from '../../options.ts';
import { wordAddress } from '../../symbols.ts';
import { readWords } from './references.ts';

/** Languages in which names of symbols are names of symbols. */
const scripts = ['angular-ts', 'javascript', 'js', 'jsx', 'ts', 'tsx', 'typescript'];
/** Languages in which only what follows `@` can be one: blocks. */
const templates = ['angular-html', 'html'];

/** A word of a block. */
export interface Word {
  readonly text: string;
  /** What stands before and after it in its line. */
  readonly before: string;
  readonly after: string;
  /** Where it begins in the block. */
  readonly place: number;
}

/** Tells the address of a word. */
export type LinkWord = (word: Word) => string | undefined;

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
  const ofTemplate: LinkWord = ({ text, before }) =>
    before.endsWith('@') ? wordAddress(text, before, resolve) : undefined;
  if (templates.includes(language)) return ofTemplate;
  if (!scripts.includes(language)) return undefined;
  const { framework, others } = importedNames(code);
  const words = readWords(code);
  return (word) => {
    const { text, before, place } = word;
    if (words.isText(place)) return ofTemplate(word);
    if (!words.references.has(place)) return undefined;
    const module = framework.get(text);
    if (module) return wordAddress(text, before, (name) => resolve(name, module));
    if (others.has(text) || !looksLikeOne(word)) return undefined;
    return wordAddress(text, before, resolve);
  };
}

/** Decorators: without their sign, classes of a project have such names, the `Host` of a test for instance. */
const decorators =
  /^(?:Attribute|Component|ContentChild|ContentChildren|Directive|Host|HostBinding|HostListener|Inject|Injectable|Input|NgModule|Optional|Output|Pipe|Self|SkipSelf|ViewChild|ViewChildren)$/;

/** Whether a word that is not imported is written as symbols are. */
function looksLikeOne({ text, before, after }: Word): boolean {
  if (before.endsWith('@')) return true;
  if (decorators.test(text)) return false;
  return /^(?:[(<]|\.required\b)/.test(after) || (/^\p{Lu}/u.test(text) && !/^\??\s*:/.test(after));
}
