import { type DocComment, type DocTag, parseDocComment } from '../extraction/doc-comment.ts';
import type { TagUse } from '../extraction/doc-tags.ts';
import { cleanText, leftovers } from './doc-text.ts';
import { present, some } from './present.ts';
import type { Problems } from './problems.ts';
import type { Deprecation, Documented, Stability } from './types.ts';

/** A doc comment as data. */
export interface Documentation extends Documented {
  /** Markdown by parameter. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Markdown by type parameter. */
  readonly generics: ReadonlyMap<string, string>;
  readonly returns?: string;
  readonly default?: string;
  /** Whether the framework keeps it for itself. */
  readonly isHidden: boolean;
  /** Options of `@initializerApiFunction`, where the comment has that tag. */
  readonly initializer?: { readonly showsTypes: boolean };
  readonly isObjectEnum: boolean;
}

/** What an undocumented declaration has. */
export const undocumented: Documentation = {
  parameters: new Map(),
  generics: new Map(),
  isHidden: false,
  isObjectEnum: false,
};

/**
 * Reads a doc comment.
 *
 * @param comment with its delimiters, or nothing
 * @param where what a problem names
 */
export function documentation(
  comment: string | undefined,
  where: string,
  problems: Problems,
): Documentation {
  if (comment === undefined) return undocumented;
  const parsed = parseDocComment(comment);
  for (const name of parsed.unknown) problems.add(where, `the tag “@${name}” is unknown`);
  const { read, named } = reader(parsed, where, problems);
  return present<Documentation>({
    ...marks(parsed.tags),
    description: text([
      read(parsed.text),
      ...parsed.tags.filter(is('description')).map(textOf),
      // Some authors went on writing after the mark.
      ...parsed.tags.filter(is('stability')).map((tag) => read(tag.text.replace(since, ''))),
    ]),
    usageNotes: text(parsed.tags.filter(is('usageNotes')).map(textOf)),
    see: some(parsed.tags.filter(is('see')).map(textOf)),
    throws: some(parsed.tags.filter(is('throws')).map(withoutType).map(read)),
    returns: text(parsed.tags.filter(is('returns')).map(withoutType).map(read)),
    default: text(parsed.tags.filter(is('default')).map(textOf)),
    parameters: named('parameter'),
    generics: named('generic'),
    isHidden: parsed.tags.some(is('hides')),
    initializer: initializer(parsed.tags.find(is('initializer'))),
    isObjectEnum: parsed.tags.some(is('objectEnum')),
  });

  function textOf(tag: DocTag): string {
    return read(tag.text);
  }
}

/** Ways to read texts of a comment, which report what cleaning left over. */
function reader({ tags }: DocComment, where: string, problems: Problems) {
  const read = (raw: string): string => {
    const cleaned = cleanText(raw);
    for (const leftover of leftovers(cleaned)) problems.add(where, leftover);
    return cleaned;
  };
  const named = (use: TagUse): Map<string, string> => {
    const pairs = tags
      .filter(is(use))
      .map((tag) => /^(?:\{[^}]*\}\s*)?\[?([\w$.]+)\]?\s*(?:[-–:]\s+)?([\s\S]*)$/.exec(tag.text));
    return new Map(
      pairs.flatMap((found) => (found?.[2] ? [[found[1] ?? '', read(found[2])]] : [])),
    );
  };
  return { read, named };
}

const is =
  (use: TagUse) =>
  (tag: DocTag): boolean =>
    tag.use === use;

/** Some comments repeat the type, as JavaScript does: `@returns {number} …`. */
function withoutType(tag: DocTag): string {
  return tag.text.replace(/^\{(?!@)[^}]*\}\s*/, '');
}

function text(paragraphs: readonly string[]): string | undefined {
  return paragraphs.filter(Boolean).join('\n\n') || undefined;
}

function marks(tags: readonly DocTag[]): Documented {
  const deprecated = tags.find(is('deprecated'));
  const stability = strongest(tags.filter(is('stability')));
  return present<Documented>({
    deprecated: deprecated && deprecation(deprecated.text),
    stability: stability && stabilities[stability.name],
    since: since.exec(stability?.text ?? '')?.[1],
  });
}

/** Version at the start of a mark: `@publicApi 19.0`. */
const since = /^v?(\d+(?:\.\d+)*)\s*/;

const stabilities: Readonly<Record<string, Stability>> = {
  experimental: 'experimental',
  xperimental: 'experimental',
  developerPreview: 'developerPreview',
  publicApi: 'stable',
  publicAPI: 'stable',
};

/** The framework marks some entries as public and as experimental: what warns wins. */
function strongest(tags: readonly DocTag[]): DocTag | undefined {
  return Object.keys(stabilities)
    .map((name) => tags.find((tag) => tag.name === name))
    .find(Boolean);
}

/**
 * Takes apart what is said about a deprecation: `18.1 Use …`, `as of v6`, `from v19.0.0, use …`, `Deprecated since v5. Use …`.
 *
 * @param said text of the tag
 */
export function deprecation(said: string): Deprecation {
  const found = leadingVersion.exec(said);
  const reason = found ? said.slice(found[0].length) : said;
  return { version: found?.[1], reason: cleanText(reason) };
}

const leadingVersion =
  /^(?:deprecated\s+)?(?:(?:since|as of|from|in)\s+(?=v?\d))?v?(\d+(?:\.\d+)*)(?:\.x)?(?!\w)\s*[.,:;–-]*\s*/i;

function initializer(tag: DocTag | undefined): { showsTypes: boolean } | undefined {
  if (!tag) return undefined;
  const options = tag.text.startsWith('{') ? JSON.parse(tag.text) : {};
  return { showsTypes: options.showTypesInSignaturePreview === true };
}
