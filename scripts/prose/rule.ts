import type { Article } from '../articles/index.ts';
import type { Block, Place } from './blocks.ts';

/** What is wrong in an article's prose, and where. */
export interface Finding extends Place {
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** The corrected form, or what to do. */
  readonly hint: string;
}

/** Finds one kind of mistake. */
export type Rule = (article: Article, blocks: readonly Block[]) => Finding[];
