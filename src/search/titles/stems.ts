import { stemmer } from 'stemmer';
import { tellingWords, wordsOf } from './words.ts';

/** Those of all names are compared with each query. */
const known = new Map<string, ReadonlySet<string>>();

/** Stems of the words of a name or a query that say what is looked for, in their order. */
export function stemsOf(text: string): ReadonlySet<string> {
  let stems = known.get(text);
  if (!stems) {
    stems = new Set(tellingWords(wordsOf(text)).map(stemmer));
    known.set(text, stems);
  }
  return stems;
}

/** The stems in one text: `Testing a service` and `test services` have the same one. */
export const stemmedOf = (text: string): string => [...stemsOf(text)].join(' ');
