import { nameInWords } from './name-in-words.ts';
import type { ErrorCode, ErrorData, ErrorMessage, ExtendedDiagnostic } from './types.ts';

/** A page about one code. Two packages may use one number for two errors; they share the page. */
export interface ErrorPage {
  /** `NG0203` */
  readonly code: string;
  readonly route: string;
  /** What the framework's sources say, one entry for each error. */
  readonly entries: readonly ErrorCode[];
  /** Set where the code is an extended diagnostic. */
  readonly diagnostic: ExtendedDiagnostic | undefined;
}

/** Folders of the pages, which are the routes of their overviews. */
export const errorsRoute = '/errors';
export const diagnosticsRoute = '/extended-diagnostics';

/** Every code's page, in the order of the codes. */
export function errorPages({ codes, diagnostics }: ErrorData): ErrorPage[] {
  const groups = Map.groupBy(codes, ({ code }) => code);
  return [...groups].map(([code, entries]) => {
    const diagnostic = diagnostics.find((candidate) => candidate.code === code);
    const folder = diagnostic ? diagnosticsRoute : errorsRoute;
    return { code, route: `${folder}/${code}`, entries, diagnostic };
  });
}

/** Title of a page that the navigation has no label for. */
export function errorTitle({ code, entries }: Pick<ErrorPage, 'code' | 'entries'>): string {
  return `${code}: ${entries.map(({ name }) => nameInWords(name)).join(', or ')}`;
}

/** Longest description that search engines show. */
const maxDescription = 160;

/** Description of a page without prose of ours: what the code is, and as much of its message as there is room for. */
export function errorDescription({ code, entries }: Pick<ErrorPage, 'code' | 'entries'>): string {
  const [first] = entries;
  const kind = first?.kind === 'compiler' ? 'the compiler' : first?.packages.join(' and ');
  const start = `${code}, reported by ${kind}: ${nameInWords(first?.name ?? '')}.`;
  const message = plainText(entries.flatMap(({ messages }) => messages)[0]);
  const full = message
    ? `${start} ${message}`
    : `${start} Its messages and where they come from, for Angular developers.`;
  return full.length <= maxDescription ? full : `${full.slice(0, maxDescription - 1).trimEnd()}…`;
}

function plainText(message: ErrorMessage | undefined): string {
  return message?.text.replace(/\s+/g, ' ').trim() ?? '';
}
