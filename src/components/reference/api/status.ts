import { type CatalogueEntry, marksOf } from '../../../reference/index.ts';
import { versionLabel } from '../shared/version-label.ts';

/** The one label that says how far an entry can be relied on. */
export interface Status {
  readonly text: string;
  readonly tone: 'caution' | 'positive' | 'notice';
  /** Page that says what it means. */
  readonly href?: string;
}

/** The state of an entry: deprecated before stable, developer preview, experimental. What has no mark is stable, as in the list of all entries. */
export function statusOf(place: CatalogueEntry): Status | undefined {
  const { deprecated, stability } = marksOf(place);
  if (deprecated) return { text: `Deprecated${since(deprecated.version)}`, tone: 'caution' };
  const version = since(place.api?.since);
  if (stability === 'stable' || !stability) return { text: `Stable${version}`, tone: 'positive' };
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

const since = (version: string | undefined): string =>
  version ? ` since ${versionLabel(version)}` : '';
