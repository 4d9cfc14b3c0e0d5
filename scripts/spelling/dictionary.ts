import type { Problem } from '../../src/examples/problem.ts';

const alphabet = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * What is wrong with the project's dictionary: words out of order or twice, and words that no text has any more.
 *
 * @param file for messages
 * @param text a word a line
 * @param prose all texts that are checked with it
 */
export function dictionaryProblems(
  file: string,
  text: string,
  prose: readonly string[],
): Problem[] {
  const words = text.trimEnd().split(/\r?\n/);
  const used = new Set(prose.flatMap(partsOf));
  return words.flatMap((word, index) => {
    const problem = (message: string): Problem[] => [
      { file, line: index + 1, column: 1, code: 'dictionary', message },
    ];
    const previous = words[index - 1];
    if (previous !== undefined && alphabet.compare(previous, word) >= 0) {
      return problem(`"${word}" comes after "${previous}": one word per line, sorted, each once.`);
    }
    return used.has(word.toLowerCase()) ? [] : problem(`"${word}" is not in any text: remove it.`);
  });
}

/** The words of a text, those within camel case too, as the spell checker reads them. */
function partsOf(text: string): string[] {
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  return words
    .flatMap((word) => [word, ...word.split(/(?<=\p{Ll})(?=\p{Lu})/u)])
    .map((word) => word.toLowerCase());
}
