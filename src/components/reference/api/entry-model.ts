import type { MarkdownHeading } from 'astro';
import {
  type ApiEntry,
  type ApiMember,
  type ApiSignature,
  type CardIds,
  type CatalogueEntry,
  cardIds,
  uniqueIds,
} from '../../../reference/index.ts';
import { descriptionOf, splitLead } from './texts.ts';

/** A section of an entry's page. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/** A signature with a card of its own. */
export interface NamedSignature {
  readonly id: string;
  /** Name to call it by: `input.required`. */
  readonly name: string;
  readonly signature: ApiSignature;
}

/** Everything that the components of an entry's page show, decided once: which sections there are, and which ids. */
export interface EntryModel {
  readonly place: CatalogueEntry;
  readonly entry: ApiEntry;
  readonly ids: CardIds;
  /** Markdown of the header. */
  readonly lead: string;
  /** Markdown of the description section. */
  readonly rest: string;
  readonly ownMembers: readonly ApiMember[];
  readonly inheritedMembers: readonly ApiMember[];
  readonly signatures: readonly NamedSignature[];
  readonly sections: {
    readonly pipeUsage?: Section;
    /** Our example. */
    readonly example?: Section;
    readonly api: Section;
    readonly members?: Section;
    readonly inherited?: Section;
    readonly description?: Section;
    readonly usageNotes?: Section;
  };
  /** For the contents list: sections, and own members beneath theirs. */
  readonly headings: readonly MarkdownHeading[];
}

/** More cards than this are not listed in the contents, which would be nothing else. */
const mostListed = 40;

/**
 * Decides what the page of an entry has.
 *
 * @param taken ids of the entries above it on the page
 * @param hasExample whether there is an example of ours
 */
export function entryModel(
  place: CatalogueEntry,
  entry: ApiEntry,
  taken: Set<string>,
  hasExample = false,
): EntryModel {
  const ids = cardIds(entry, taken);
  const unique = uniqueIds(taken);
  const section = (title: string): Section => ({
    id: unique(title.toLowerCase().replaceAll(' ', '-')),
    title,
  });
  const whole = entry.kind === 'initializer_api_function';
  const description = descriptionOf(entry);
  const { lead, rest } = whole ? { lead: description, rest: '' } : splitLead(description);
  const members = entry.members ?? [];
  const ownMembers = members.filter(({ inherited }) => !inherited);
  const inheritedMembers = members.filter(({ inherited }) => inherited);
  const signatures = signaturesOf(entry, ids);
  const sections = {
    ...(entry.pipe && { pipeUsage: section('Pipe usage') }),
    ...(hasExample && { example: section('Example') }),
    api: section('API'),
    ...((ownMembers.length > 0 || signatures.length > 0) && {
      members: section(titleOfCards(entry)),
    }),
    ...(inheritedMembers.length > 0 && { inherited: section('Inherited members') }),
    ...(rest && { description: section('Description') }),
    ...(entry.usageNotes && { usageNotes: section('Usage notes') }),
  };
  const listed = ownMembers.length <= mostListed && !isBareEnum(entry) ? ownMembers : [];
  const headings = Object.values(sections).flatMap((shown) => [
    { depth: 2, slug: shown.id, text: shown.title },
    ...(shown === sections.members ? listed : []).map((member) => ({
      depth: 3,
      slug: ids.members.get(member) ?? '',
      text: member.name,
    })),
  ]);
  return {
    place,
    entry,
    ids,
    lead,
    rest,
    ownMembers,
    inheritedMembers,
    signatures,
    sections,
    headings,
  };
}

/** Whether an entry is an enum of whose values nothing is known but their names. */
export function isBareEnum({ kind, members = [] }: ApiEntry): boolean {
  return (
    kind === 'enum' &&
    members.every(({ description, usageNotes, deprecated, see }) =>
      [description, usageNotes, deprecated, see].every((known) => known === undefined),
    )
  );
}

function titleOfCards({ kind, members = [] }: ApiEntry): string {
  if (kind === 'decorator' && members.length > 0) return 'Options';
  if (/^(?:function|initializer_api_function|decorator)$/.test(kind)) return 'Signatures';
  return kind === 'enum' ? 'Values' : 'Members';
}

function signaturesOf(entry: ApiEntry, { signatures: ids }: CardIds): NamedSignature[] {
  const name = entry.kind === 'decorator' ? `@${entry.name}` : entry.name;
  const named = (call: string, signatures: readonly ApiSignature[]) =>
    signatures.flatMap((signature) => {
      const id = ids.get(signature);
      return id === undefined ? [] : [{ id, name: call, signature }];
    });
  return [
    ...named(name, entry.signatures ?? []),
    ...(entry.subFunctions ?? []).flatMap((sub) =>
      named(`${entry.name}.${sub.name}`, sub.signatures),
    ),
  ];
}
