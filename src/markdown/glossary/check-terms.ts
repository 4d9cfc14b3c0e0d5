import { AuthorError, type AuthorErrorPlace, nearest } from '../../authoring/index.ts';
import type { GlossaryTerm } from '../../schemas/index.ts';
import type { MarkdownOptions } from '../options.ts';
import { headingSlug } from '../slug.ts';
import { termSymbolAddress } from './term-symbol.ts';

/** A term that knows where its parts stand. */
export interface WrittenTerm {
  readonly data: GlossaryTerm;
  placeOf(...path: PropertyKey[]): AuthorErrorPlace;
}

/** What the schema can't see: words that two terms claim, symbols and routes that do not exist. In the order of the terms. */
export function checkTerms(terms: readonly WrittenTerm[], context: MarkdownOptions): AuthorError[] {
  const owners = new Map<string, string>();
  const names = new Set(terms.map(({ data }) => headingSlug(data.term)));
  return terms.flatMap((term) => [
    ...claimedTwice(term, owners),
    ...avoidedTerms(term, names),
    ...unknownSymbols(term, context),
    ...wrongArticle(term, context),
  ]);
}

function claimedTwice({ data, placeOf }: WrittenTerm, owners: Map<string, string>): AuthorError[] {
  const written: [string, PropertyKey[]][] = [
    [data.term, ['term']],
    ...(['aliases', 'forms'] as const).flatMap((key) =>
      (data[key] ?? []).map((words, index): [string, PropertyKey[]] => [words, [key, index]]),
    ),
  ];
  return written.flatMap(([words, path]) => {
    // Terms are told apart by their ids, so `two way` and `two-way` are one.
    const owner = owners.get(headingSlug(words));
    owners.set(headingSlug(words), owner ?? data.term);
    if (owner === undefined) return [];
    return new AuthorError({
      ...placeOf(...path),
      message: `“${words}” already means the term “${owner}”.`,
      hint: 'One word has one definition: remove it here or there.',
    });
  });
}

/** Articles could not name a term that another entry avoids. */
function avoidedTerms({ data, placeOf }: WrittenTerm, names: ReadonlySet<string>): AuthorError[] {
  return (data.avoid ?? []).flatMap((words, index) => {
    if (!names.has(headingSlug(words))) return [];
    return new AuthorError({
      ...placeOf('avoid', index),
      message: `“${words}” is a term, so articles can't avoid it.`,
      hint: 'Remove it here, or make it an alias of this term.',
    });
  });
}

function unknownSymbols(
  { data, placeOf }: WrittenTerm,
  { resolveSymbol }: MarkdownOptions,
): AuthorError[] {
  if (!resolveSymbol) return [];
  return (data.symbols ?? []).flatMap((symbol, index) => {
    if (termSymbolAddress(symbol, resolveSymbol) !== undefined) return [];
    return new AuthorError({
      ...placeOf('symbols', index),
      message: `The API has no symbol ${symbol}, or several packages have one.`,
      hint: "Write symbols as in inline code: signal, '@if', Router#navigate.",
    });
  });
}

function wrongArticle(
  { data, placeOf }: WrittenTerm,
  { isPublished, redirectTarget, routes }: MarkdownOptions,
): AuthorError[] {
  const [path = '', fragment] = data.article.split('#');
  const target = redirectTarget?.(path);
  if (target !== undefined) {
    const message = `${path} only redirects.`;
    return [
      new AuthorError({ ...placeOf('article'), message, hint: `Write its target: ${target}` }),
    ];
  }
  if (!isPublished || isPublished(path) !== undefined) return [];
  const meant = nearest(path, routes?.() ?? []);
  return [
    new AuthorError({
      ...placeOf('article'),
      message: `There is no page at ${path}.`,
      hint: meant
        ? `Did you mean ${meant}${fragment === undefined ? '' : `#${fragment}`}?`
        : 'Every route has a place in the navigation.',
    }),
  ];
}
