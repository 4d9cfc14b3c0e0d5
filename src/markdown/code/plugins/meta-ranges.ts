import type { MetaOptions } from 'astro-expressive-code';
import type { LineRange } from '../../examples/ranges.ts';

/** Ranges of a fence as they were written for the highlighter: `1,3-5`. */
export function readRangeList(text: string | undefined): LineRange[] {
  if (!text) return [];
  return text.split(',').map((part): LineRange => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return [first, last];
  });
}

/** The ranges of one attribute: `ins={2,4-5}`. */
export function rangesIn(meta: MetaOptions, key: 'ins' | 'del'): LineRange[] {
  return meta.getRanges(key).flatMap(readRangeList);
}
