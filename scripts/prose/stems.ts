import { stemmer } from 'stemmer';

/** Words that say nothing of a subject. */
const EMPTY = /^(?:an?|the|of|to|and|in|with|for|from|on|by|is|it|this|your|how|what|use|using)$/;

/** The stems of the words of a text that say something of its subject. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/@?[\p{L}\d]+/gu) ?? [])
      .filter((word) => !EMPTY.test(word))
      .map((word) => stemmer(word)),
  );
