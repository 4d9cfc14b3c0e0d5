/** What a claim is compared with. */
export interface ClaimedArticle {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** The paragraphs, headings, cells and titles as plain text, code included. */
  readonly blocks: readonly { readonly text: string; readonly line: number }[];
}

/** A claim among those of its file. */
export interface Claim {
  readonly sentence: string;
  /** Relative to the root of the repository. */
  readonly file: string;
  /** The sentences of all claims of the file, this one too. */
  readonly all: readonly string[];
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Whether a claim may be run.
 *
 * @param article that its file is named by; undefined where there is none
 * @returns what is wrong and what to do; undefined where the sentence stands in the article
 */
export function problemOfClaim(
  { sentence, file, all }: Claim,
  article: ClaimedArticle | undefined,
): string | undefined {
  if (!article) {
    return `No article has the name of ${file}.\nName the file like the article's route: content/claims/guide/signals/resource.test.ts.`;
  }
  const wanted = inOneLine(sentence);
  const times = all.filter((other) => inOneLine(other) === wanted).length;
  if (times > 1) {
    return `${file} claims this sentence ${times} times:\n  ${wanted}\nMake one claim of them.`;
  }
  if (article.blocks.some(({ text }) => hasSentence(inOneLine(text), wanted))) return undefined;
  return `${article.file} does not have the sentence that ${file} claims:\n  ${wanted}\n${advice(wanted, article)}`;
}

function advice(wanted: string, { file, blocks }: ClaimedArticle): string {
  const closest = closestSentence(wanted, blocks);
  if (!closest) return 'Remove the claim, or claim a whole sentence of the article.';
  return `The closest one is in ${file}:${closest.line}:\n  ${closest.text}\nCheck that the test shows what the article says now, and claim that sentence. It is a whole sentence, without the marks of Markdown.`;
}

/** Where a sentence begins: after the end of another one, or after what introduces it. */
const BEFORE = /(?:^|[.!?:;–—]["”')]*\s)$/;

/** Where it ends. */
const END = /[.!?:;]["”')]*$/;

/** Whether whole sentences of a text say this. Half of one may leave out what makes it true. */
function hasSentence(text: string, wanted: string): boolean {
  const parts = wanted === '' ? [] : text.split(wanted);
  return parts.slice(1).some((after, index) => {
    const before = parts.slice(0, index + 1).join(wanted);
    const isEnd = index === parts.length - 2 && after === '';
    return BEFORE.test(before) && (isEnd || (END.test(wanted) && after.startsWith(' ')));
  });
}

/** Sentences. Names of code begin some of them, so that a small letter may follow the end of another one. */
const SENTENCE = /\S[\s\S]*?(?:[.!?](?=\s|$)|$)/g;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\w$]+/g));

/** The share of words that two texts have in common. Unlike a distance of letters, it finds sentences that were turned around. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return (2 * one.intersection(other).size) / (one.size + other.size);
}

function closestSentence(
  wanted: string,
  blocks: ClaimedArticle['blocks'],
): { text: string; line: number } | undefined {
  const words = wordsOf(wanted);
  const sentences = blocks.flatMap(({ text, line }) =>
    [...text.matchAll(SENTENCE)].map(({ 0: sentence, index }) => ({
      text: inOneLine(sentence),
      line: line + text.slice(0, index).split('\n').length - 1,
      score: likeness(words, wordsOf(sentence)),
    })),
  );
  return sentences.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0];
}
