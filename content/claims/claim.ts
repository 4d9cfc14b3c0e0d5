import { test } from 'vitest';

/**
 * Runs what a sentence of an article claims. The file of the test is named like the route of the article:
 * `content/claims/guide/signals/resource.test.ts` has the claims of `/guide/signals/resource`.
 *
 * @param sentence as it stands in the article, without the marks of Markdown; the test fails where the article does not have it
 * @param run shows by expectations that the sentence is true
 */
export function claim(sentence: string, run: () => void | Promise<void>): void {
  test(sentence, () => run());
}
