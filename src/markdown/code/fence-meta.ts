import { nearest } from '../../authoring/index.ts';
import { formatRanges, type LineRange, parseRanges } from '../examples/ranges.ts';
import type { Complaint } from '../place.ts';

/** What stands after the language of a fence. */
export interface FenceMeta {
  title?: string | undefined;
  highlight?: LineRange[] | undefined;
  ins?: LineRange[] | undefined;
  del?: LineRange[] | undefined;
  showLineNumbers?: boolean | undefined;
  compact?: boolean | undefined;
  visibleLines?: LineRange[] | undefined;
  /** Diagnostic that the check of examples must get from this code. */
  expect?: string | undefined;
  /** Whether the code has components of NgModules, which the check of examples accepts nowhere else. */
  ngModules?: boolean | undefined;
  /** Why the check of examples leaves this code out. */
  unchecked?: string | undefined;
  /** What a diagram shows, in words. */
  alt?: string | undefined;
}

type Kind = 'text' | 'ranges' | 'json' | 'flag';

const kinds = {
  title: 'text',
  ins: 'ranges',
  del: 'ranges',
  showLineNumbers: 'flag',
  compact: 'flag',
  visibleLines: 'json',
  expect: 'text',
  ngModules: 'flag',
  unchecked: 'text',
  alt: 'text',
} as const satisfies Partial<Record<keyof FenceMeta, Kind>>;

const examples: Record<Kind, string> = {
  text: '="…"',
  ranges: '={2,4-5}',
  json: '="[[1,2],[5,6]]"',
  flag: '',
};

const tokenPattern =
  /\{(?<lines>[^}]*)\}|(?<key>[A-Za-z][\w-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<ranges>[^}]*)\}))?(?=\s|$)|(?<other>\S+)/gu;

/**
 * Reads what stands after the language of a fence.
 *
 * @param text `title="src/app/price.ts" {2,4-5} ins={6} showLineNumbers`
 * @param lineCount number of lines of the code; ranges must lie within
 * @returns the attributes, or the first thing that is wrong with them
 */
export function parseFenceMeta(
  text: string,
  lineCount: number,
): { meta: FenceMeta } | { complaint: Complaint } {
  const meta: FenceMeta = {};
  for (const { groups } of text.matchAll(tokenPattern)) {
    const complaint = readToken(groups ?? {}, meta, lineCount);
    if (complaint) return { complaint };
  }
  return { meta };
}

type Groups = Record<string, string | undefined>;

function readToken(groups: Groups, meta: FenceMeta, lineCount: number): Complaint | undefined {
  if (groups['other'] !== undefined) return unreadable(groups['other']);
  if (groups['lines'] !== undefined) {
    return readRanges('highlight', `{${groups['lines']}}`, groups['lines'], meta, lineCount);
  }
  const key = groups['key'] ?? '';
  if (!isKey(key)) return unknownKey(key);
  const kind = kinds[key];
  const written = groups['double'] ?? groups['single'];
  if (kind === 'ranges' && groups['ranges'] !== undefined) {
    return readRanges(
      key as 'ins',
      `${key}={${groups['ranges']}}`,
      groups['ranges'],
      meta,
      lineCount,
    );
  }
  if (kind === 'json' && written !== undefined) return readJson(written, meta, lineCount);
  if (kind === 'text' && written !== undefined && written.trim() !== '') {
    meta[key as 'title'] = written;
    return undefined;
  }
  if (kind === 'flag' && written === undefined && groups['ranges'] === undefined) {
    meta[key as 'compact'] = true;
    return undefined;
  }
  return {
    message: `The fence attribute "${key}" has a wrong value.`,
    hint: `${key}${examples[kind]}`,
  };
}

function isKey(key: string): key is keyof typeof kinds {
  return Object.hasOwn(kinds, key);
}

function unreadable(token: string): Complaint {
  return {
    message: `"${token}" is not an attribute of a fence.`,
    hint: 'Write attributes like this: title="file.ts" {1,3-5} ins={6} showLineNumbers',
  };
}

function unknownKey(key: string): Complaint {
  const known = Object.keys(kinds);
  const meant = nearest(key, known);
  return {
    message: `A fence has no attribute "${key}".`,
    hint: meant
      ? `Did you mean ${meant}${examples[kinds[meant as keyof typeof kinds]]}?`
      : `There are {1,3-5}, ${known.join(', ')}.`,
  };
}

function readRanges(
  key: 'highlight' | 'ins' | 'del',
  written: string,
  text: string,
  meta: FenceMeta,
  lineCount: number,
): Complaint | undefined {
  const ranges: LineRange[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? first);
    if (!match || first < 1 || last < first) {
      const example = key === 'highlight' ? '{1,3-5}' : `${key}={1,3-5}`;
      return { message: `${written} is not a list of lines.`, hint: example };
    }
    ranges.push([first, last]);
  }
  meta[key] = ranges;
  return outside(written, ranges, lineCount);
}

function readJson(text: string, meta: FenceMeta, lineCount: number): Complaint | undefined {
  const ranges = parseRanges(text);
  if (!ranges) {
    return {
      message: `visibleLines="${text}" is not a list of lines.`,
      hint: `visibleLines${examples.json}`,
    };
  }
  meta.visibleLines = ranges;
  return outside(`visibleLines="${text}"`, ranges, lineCount);
}

/** What to say about ranges that reach past the end of the code. */
export function outside(
  written: string,
  ranges: readonly LineRange[],
  lineCount: number,
): Complaint | undefined {
  const last = Math.max(...ranges.map((range) => range[1]));
  if (last <= lineCount) return undefined;
  return {
    message: `${written} names line ${last}, and the code has ${lineCount} lines.`,
    hint: `Use lines from 1 to ${lineCount}.`,
  };
}

/**
 * The attributes that the highlighter reads, in the form that it reads.
 *
 * @param bare leaves the title out, where something else shows it
 */
export function formatFenceMeta(meta: FenceMeta, bare = false): string {
  const parts: string[] = [];
  if (meta.title && !bare) parts.push(`title=${quoted(meta.title)}`);
  if (meta.highlight) parts.push(`{${formatRanges(meta.highlight)}}`);
  if (meta.ins?.length) parts.push(`ins={${formatRanges(meta.ins)}}`);
  if (meta.del?.length) parts.push(`del={${formatRanges(meta.del)}}`);
  if (meta.visibleLines) parts.push(`visibleLines="${formatRanges(meta.visibleLines)}"`);
  if (meta.showLineNumbers) parts.push('showLineNumbers');
  if (meta.compact) parts.push('compact');
  return parts.join(' ');
}

function quoted(text: string): string {
  if (!text.includes('"')) return `"${text}"`;
  return `'${text.replaceAll("'", '’')}'`;
}
