import { type CatalogueEntry, introducedIn, kindLabel } from '../../../reference/index.ts';
import { statusOf } from './status.ts';

/** What stands beside the name of an entry. */
export function entryTitle(place: CatalogueEntry) {
  const status = statusOf(place);
  const { label } = kindLabel(place.kind);
  return {
    title: place.name,
    origin: place.module,
    kind: place.api?.pipe?.pure === false ? `Impure ${label}` : label,
    ...(status && { state: status.text, tone: status.tone, stateHref: status.href }),
    introduced: introducedIn(place.module, place.name),
    source: place.api?.source?.url,
  };
}
