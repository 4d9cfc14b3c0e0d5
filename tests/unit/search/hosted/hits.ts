import type { SearchHit } from '../../../../src/search/hit.ts';
import { type Answer, type FakeHost, json } from './fake-service.ts';

/** A hit for a page with that title. */
export function hitOf(title: string): SearchHit {
  const below = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: title,
    url: `/${title}`,
    type: 'lvl1',
    hierarchy: { lvl0: 'Docs', lvl1: title, ...below },
    content: null,
  };
}

/** The answer to one query. */
export const answerOf = (...hits: unknown[]): Answer => json({ results: [{ hits }] });

/** Options of a service with these hosts. */
export function optionsFor(...hosts: readonly (FakeHost | FakeHost['host'])[]) {
  return {
    appId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
    hosts: hosts.map((each) => ('host' in each ? each.host : each)),
  };
}
