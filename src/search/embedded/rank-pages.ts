/** A page in the answer for one word. */
export interface Found {
  readonly id: string;
  readonly score: number;
}

/** How many pages of a word count; what comes after has it by chance. */
const pagesPerWord = 150;

/** Pages of a site; only the order of magnitude matters. */
const allPages = 1500;

/**
 * Puts pages in order by the words that they have: each word counts by how well the page answers it and by how rare it is, and pages with more of the words
 * count more than in proportion.
 *
 * @param lists for each word the pages that have it, best first
 * @param words number of words
 * @returns best first
 */
export function rankPages(lists: readonly (readonly Found[])[], words: number): Found[] {
  const sums = new Map<string, { score: number; words: number }>();
  for (const list of lists) {
    const best = list[0]?.score || 1;
    const rarity = Math.log(1 + allPages / Math.min(list.length, pagesPerWord));
    for (const { id, score } of list.slice(0, pagesPerWord)) {
      const sum = sums.get(id) ?? { score: 0, words: 0 };
      sums.set(id, { score: sum.score + (rarity * score) / best, words: sum.words + 1 });
    }
  }
  return [...sums]
    .map(([id, sum]) => ({ id, score: sum.score * (sum.words / words) ** 2 }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
