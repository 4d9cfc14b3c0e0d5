export interface Sentence {
  readonly sentence: string;
  /** Where it starts in the text. */
  readonly index: number;
}

/** The sentences of a text. What comes before a colon is one, because readers can stop there. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/\S[\s\S]*?(?:[.!?:]["”')]*(?=\s|$)|$)/g)].map(
    ({ 0: sentence, index }) => ({
      sentence,
      index,
    }),
  );
}
