import { type Hierarchy, levels, marks, type SearchHit } from '../../../src/search/hit.ts';

/** Text with its first occurrence of a word between marks. */
export function marked(text: string, word: string): string {
  return text.replace(word, `${marks.before}${word}${marks.after}`);
}

/** The texts of a hierarchy from the area down. */
export function hierarchyOf(...texts: readonly string[]): Hierarchy {
  return Object.fromEntries(
    levels.map((level, index) => [level, texts[index] ?? null]),
  ) as Hierarchy;
}

/** A hit for a page; what is given replaces what it has. */
export function pageHit(changes: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID: '1',
    url: '/essentials/signals',
    type: 'lvl1',
    hierarchy: hierarchyOf('Docs', 'Reactivity with signals'),
    content: null,
    _snippetResult: {
      hierarchy: {
        lvl1: { value: marked('Reactivity with signals', 'signals'), matchLevel: 'full' },
      },
    },
    ...changes,
  };
}
