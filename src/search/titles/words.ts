/**
 * Words of a text as readers type them: the parts of an identifier are words too, so that `until` finds `takeUntilDestroyed`.
 *
 * @returns lower case, in order; an identifier first as a whole, then its parts
 */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}_$]+/gu) ?? []).flatMap((word) => {
    const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu) ?? [];
    const whole = word.toLowerCase();
    return parts.length > 1 ? [whole, ...parts.map((part) => part.toLowerCase())] : [whole];
  });
}

/** A text without what readers leave out or type in other ways: case, spaces and punctuation. `[(ngModel)]` and `ng-model` are `ngmodel`. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Words that say nothing about what is looked for. */
const fillers = new Set(
  'a an and any are as at be by can do does for from get how i in into is it its me my of on or so that the their them there this to use used using was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Words of a question that say what is looked for; all of them where there are no others. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}
