import type { Query } from './queries.ts';

/** How often pages were found. */
export interface Rates {
  readonly queries: number;
  /** Share of queries whose page came first, 0 to 1. */
  readonly first: number;
  readonly amongFive: number;
}

/** A query whose page did not come first. */
export interface Miss {
  readonly query: Query;
  /** Place of the page, from 1; 0 where it was not found. */
  readonly place: number;
  readonly found: readonly string[];
}

/** Place of the first right page in a list of routes, from 1; 0 where there is none. */
export function placeOf(pages: readonly string[], found: readonly string[]): number {
  return found.findIndex((route) => pages.includes(route)) + 1;
}

/** Rates of some queries with their answers. */
export function ratesOf(
  queries: readonly Query[],
  answers: ReadonlyMap<string, readonly string[]>,
): Rates {
  const places = queries.map(({ query, pages }) => placeOf(pages, answers.get(query) ?? []));
  const share = (test: (place: number) => boolean) =>
    places.filter(test).length / Math.max(1, places.length);
  return {
    queries: queries.length,
    first: share((place) => place === 1),
    amongFive: share((place) => place >= 1 && place <= 5),
  };
}

/** Queries whose page did not come first, in their order. */
export function missesOf(
  queries: readonly Query[],
  answers: ReadonlyMap<string, readonly string[]>,
): Miss[] {
  return queries
    .map((query) => {
      const found = answers.get(query.query) ?? [];
      return { query, found: found.slice(0, 3), place: placeOf(query.pages, found) };
    })
    .filter(({ place }) => place !== 1);
}
