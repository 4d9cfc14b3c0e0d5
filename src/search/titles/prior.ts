/** How often readers who ask in their own words mean a page of an area; articles explain, the reference answers those who know the name. Measured with `npm run bench:search`. */
const priors: readonly (readonly [prefix: string, prior: number])[] = [
  // They show every feature in use. Whoever means a test says so.
  ['/guide/testing/', 0.9],
  ['/guide/routing/testing', 0.9],
  ['/guide/http/testing', 0.9],
  ['/guide/', 1.6],
  ['/essentials', 1.4],
  // So do the steps of tutorials.
  ['/tutorials/', 0.7],
  ['/best-practices/', 1.4],
  ['/tools/', 1.4],
  ['/ecosystem/', 1.3],
  ['/reference/glossary', 0.5],
  // Who means a migration says so.
  ['/reference/migrations/', 0.8],
  ['/reference/', 1.2],
  ['/cli/', 1],
  ['/extended-diagnostics/', 0.6],
  ['/errors/', 0.6],
  ['/api/', 0.9],
];

/** Weight of a page among those that share words with a question; 1 is usual. */
export function prior(route: string): number {
  return priors.find(([prefix]) => route.startsWith(prefix))?.[1] ?? 1;
}
