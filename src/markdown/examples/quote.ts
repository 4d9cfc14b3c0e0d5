import { nearest } from '../../authoring/index.ts';
import { type FenceMeta, outside } from '../code/fence-meta.ts';
import { pointlessHighlight } from '../code/highlighted-lines.ts';
import { isLanguage, type Language, languageOfFile, languages } from '../code/languages.ts';
import type { MarkdownOptions } from '../options.ts';
import type { Complaint } from '../place.ts';
import { diffLines } from './line-diff.ts';
import { type QuotedFile, QuoteProblem, readQuotedFile } from './quoted-file.ts';
import { includesLine, type LineRange, parseRanges, printRanges } from './ranges.ts';
import { cutRanges } from './regions.ts';

/** The attributes of `<Code>`, as text. */
export interface QuoteRequest {
  path: string;
  region?: string | undefined;
  visibleRegion?: string | undefined;
  visibleLines?: string | undefined;
  language?: string | undefined;
  highlight?: string | undefined;
  diff?: string | undefined;
  showLineNumbers?: boolean | undefined;
  compact?: boolean | undefined;
}

/** Code with everything that the highlighter has to know about it. */
export interface QuotedCode {
  language: string;
  code: string;
  meta: FenceMeta;
}

/** What is wrong with a request, and with which of its attributes. */
export class RequestProblem extends Error {
  readonly attribute: keyof QuoteRequest;
  readonly complaint: Complaint;

  constructor(attribute: keyof QuoteRequest, complaint: Complaint) {
    super(complaint.message);
    this.attribute = attribute;
    this.complaint = complaint;
  }
}

/**
 * Quotes a file: cuts the region, lays an older file over it, finds the lines to show.
 *
 * @throws RequestProblem naming the attribute that is wrong
 * @throws AuthorError when the quoted file's own markers are wrong
 */
export function quote(
  request: QuoteRequest,
  options: MarkdownOptions,
  onRead: (file: string) => void,
): QuotedCode {
  refuseContradictions(request);
  const file = read('path', request.path);
  const language = languageOf(request, file);
  const newer = linesOf(file, request.region, 'region');
  const highlight = rangesOfAttribute('highlight', request.highlight, newer.length);
  const pointless = pointlessHighlight(`highlight="${request.highlight}"`, highlight ?? [], newer);
  if (pointless) throw new RequestProblem('highlight', pointless);
  const visible = request.visibleRegion
    ? regionOf(file, request.visibleRegion, 'visibleRegion')
    : rangesOfAttribute('visibleLines', request.visibleLines, newer.length);

  const overlay = request.diff
    ? diffLines(olderLines(read('diff', request.diff), request.region), newer)
    : undefined;
  const lines = overlay?.lines ?? newer;
  const move = (ranges: readonly LineRange[] | undefined) =>
    ranges?.map(
      ([first, last]): LineRange =>
        overlay
          ? [overlay.position[first] ?? first, overlay.position[last] ?? last]
          : [first, last],
    );

  const visibleLines = move(visible);
  const hidesLines =
    visibleLines && lines.some((_, index) => !includesLine(visibleLines, index + 1));
  return {
    language,
    code: lines.join('\n'),
    meta: {
      highlight: move(highlight),
      ins: overlay?.added,
      del: overlay?.removed,
      visibleLines: hidesLines ? visibleLines : undefined,
      showLineNumbers: request.showLineNumbers,
      compact: request.compact,
    },
  };

  function read(attribute: 'path' | 'diff', wanted: string): QuotedFile {
    try {
      return readQuotedFile(wanted, options, onRead);
    } catch (error) {
      if (error instanceof QuoteProblem) throw new RequestProblem(attribute, error.complaint);
      throw error;
    }
  }
}

function refuseContradictions({ region, visibleRegion, visibleLines }: QuoteRequest): void {
  if (visibleRegion && visibleLines) {
    throw new RequestProblem('visibleLines', {
      message: 'visibleLines and visibleRegion say the same thing; use one of them.',
      hint: `visibleRegion="${visibleRegion}"`,
    });
  }
  if (region && visibleRegion) {
    throw new RequestProblem('visibleRegion', {
      message:
        'region shows only one part of the file, visibleRegion can show the rest too; use one of them.',
      hint: `visibleRegion="${visibleRegion}"`,
    });
  }
}

function languageOf(request: QuoteRequest, file: QuotedFile): Language {
  if (request.language) {
    if (isLanguage(request.language)) return request.language;
    throw new RequestProblem('language', unknownLanguage(request.language));
  }
  const language = languageOfFile(file.path, file.source);
  if (language) return language;
  throw new RequestProblem('path', {
    message: `The language of ${file.path} cannot be told from its name.`,
    hint: 'Add language="text", or another language.',
  });
}

/** What to say about a language that has no grammar. */
export function unknownLanguage(name: string): Complaint {
  const known = Object.keys(languages);
  const meant = nearest(name, known);
  const list = `The languages are ${known.join(', ')}.`;
  return {
    message: `There is no language "${name}".`,
    hint: meant ? `Did you mean ${meant}? ${list}` : list,
  };
}

function linesOf(file: QuotedFile, region: string | undefined, attribute: 'region'): string[] {
  return region ? cutRanges(file.lines, regionOf(file, region, attribute)) : file.lines;
}

/** The older file is cut like the newer one. Its region may be empty: what the newer one has is all new then. */
function olderLines(file: QuotedFile, region: string | undefined): string[] {
  if (region === undefined) return file.lines;
  const ranges = file.regions.get(region);
  if (ranges) return cutRanges(file.lines, ranges);
  throw new RequestProblem('diff', {
    message: `${file.path} has no region "${region}", so there is nothing to compare the newer file with. ${regionsOf(file)}`,
    hint: `Mark the lines as they were, or the place where they are missing, in ${file.path} with \`#docregion ${region}\` and \`#enddocregion ${region}\`.`,
  });
}

const regionsOf = ({ regions }: QuotedFile): string =>
  regions.size === 0 ? 'It has no regions.' : `It has ${[...regions.keys()].join(', ')}.`;

function regionOf(
  file: QuotedFile,
  name: string,
  attribute: 'region' | 'visibleRegion',
): LineRange[] {
  const ranges = file.regions.get(name);
  if (ranges && ranges.length > 0) return ranges;
  const known = [...file.regions.keys()];
  const meant = nearest(name, known);
  throw new RequestProblem(attribute, {
    message: `${file.path} has no region "${name}". ${regionsOf(file)}`,
    hint: meant
      ? `${attribute}="${meant}"`
      : `Mark the lines in the file with \`#docregion ${name}\` and \`#enddocregion ${name}\`.`,
  });
}

function rangesOfAttribute(
  attribute: 'highlight' | 'visibleLines',
  text: string | undefined,
  lineCount: number,
): LineRange[] | undefined {
  if (text === undefined) return undefined;
  const ranges = parseRanges(text);
  const complaint = ranges
    ? outside(`${attribute}="${text}"`, ranges, lineCount)
    : {
        message: `${attribute}="${text}" is not a list of lines.`,
        hint: `${attribute}="${printRanges(looseRanges(text))}"`,
      };
  if (complaint) throw new RequestProblem(attribute, complaint);
  return ranges;
}

/** What an author most likely meant by a list of lines that is none: `1-3,5`, `[3,1]`. */
function looseRanges(text: string): LineRange[] {
  const ranges = [...text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)].map(
    ([, first, last = first]): LineRange => [Number(first), Number(last)],
  );
  const sensible = ranges.filter(([first, last]) => first >= 1 && first <= last);
  return sensible.length > 0 ? sensible : [[1, 4]];
}
