import { type CatalogueEntry, marksOf } from '../../../reference/index.ts';

/** The one label that says how far an entry can be relied on. */
export interface Status {
  readonly text: string;
  readonly tone: 'caution' | 'positive' | 'notice';
  /** Page that says what it means. */
  readonly href?: string;
}

/** The state of an entry: deprecated before stable, developer preview, experimental. Entries without a mark have none. */
export function statusOf(place: CatalogueEntry): Status | undefined {
  const { deprecated, stability } = marksOf(place);
  if (deprecated) return { text: `Deprecated${since(deprecated.version)}`, tone: 'caution' };
  const version = since(place.api?.since);
  if (stability === 'stable' && place.api) return { text: `Stable${version}`, tone: 'positive' };
  if (stability === 'developerPreview') {
    const href = '/reference/releases#developer-preview';
    return { text: `Developer preview${version}`, tone: 'notice', href };
  }
  if (stability === 'experimental') {
    return {
      text: `Experimental${version}`,
      tone: 'notice',
      href: '/reference/releases#experimental',
    };
  }
  return undefined;
}

function since(version: string | undefined): string {
  return version ? ` since v${version}` : '';
}
