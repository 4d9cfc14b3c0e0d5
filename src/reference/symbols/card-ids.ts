import type { ApiEntry, ApiMember, ApiSignature } from '../api/types.ts';
import { uniqueIds } from './unique-ids.ts';

/** Ids that the frame of every page uses. */
const idsOfFrame = ['content', 'jump-hint', 'on-this-page'];

/** Ids of the cards on an entry's page, which are also the fragments of addresses. */
export interface CardIds {
  readonly members: ReadonlyMap<ApiMember, string>;
  /** Signatures of functions and sub-functions. */
  readonly signatures: ReadonlyMap<ApiSignature, string>;
  /** Names of members and sub-functions, with the card that a link to `Name#member` leads to. */
  readonly byName: ReadonlyMap<string, string>;
}

/** Whether the signatures of an entry have a card each. Decorators have cards for their options, where these are known by name. */
function hasSignatureCards({ kind, members = [] }: ApiEntry): boolean {
  if (kind === 'decorator') return members.length === 0;
  return kind === 'function' || kind === 'initializer_api_function';
}

/**
 * Ids of an entry's cards: members have their name, signatures of functions `{name}_{n}`, sub-functions `{function}_{name}_{n}`.
 *
 * @param taken ids that another entry on the same page has; new ones are added
 */
export function cardIds(entry: ApiEntry, taken: Set<string> = new Set()): CardIds {
  for (const id of idsOfFrame) taken.add(id);
  const unique = uniqueIds(taken);
  const members = new Map<ApiMember, string>();
  const signatures = new Map<ApiSignature, string>();
  const byName = new Map<string, string>();

  for (const member of entry.members ?? []) {
    const id = unique(fragmentOf(member.name));
    members.set(member, id);
    if (!byName.has(member.name)) byName.set(member.name, id);
  }
  if (hasSignatureCards(entry)) {
    entry.signatures?.forEach((signature, index) => {
      signatures.set(signature, unique(`${entry.name}_${index}`));
    });
  }
  for (const { name, signatures: own } of entry.subFunctions ?? []) {
    own.forEach((signature, index) => {
      const id = unique(`${entry.name}_${name}_${index}`);
      signatures.set(signature, id);
      if (!byName.has(name)) byName.set(name, id);
    });
  }
  return { members, signatures, byName };
}

/** `[key: string]` and the like are no fragments; what is left of them is. */
function fragmentOf(name: string): string {
  return name.replaceAll(/[^\p{L}\p{Nd}_$-]+/gu, '-').replaceAll(/^-|-$/g, '') || 'index';
}
