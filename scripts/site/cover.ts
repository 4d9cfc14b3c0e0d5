/** A page and what occurs on it. */
interface Covering {
  readonly route: string;
  /** What it costs to judge the page, in any unit. */
  readonly cost: number;
  readonly kinds: readonly string[];
}

/**
 * Chooses pages on which everything occurs that occurs anywhere. The next one is always the page with the most kinds that are still missing for its cost.
 *
 * @param pages in any order
 * @returns routes, sorted
 */
export function coverOf(pages: readonly Covering[]): string[] {
  const missing = new Set(pages.flatMap(({ kinds }) => kinds));
  const candidates = [...pages].sort((a, b) => (a.route < b.route ? -1 : 1)).map(candidateOf);
  const chosen: string[] = [];
  while (missing.size > 0) {
    const { route, kinds } = bestOf(candidates, missing);
    chosen.push(route);
    for (const kind of kinds) missing.delete(kind);
  }
  return chosen.sort();
}

interface Candidate extends Covering {
  /** What the page was worth when it was last weighed; it is never worth more later. */
  worth: number;
}

const candidateOf = (page: Covering): Candidate => ({
  ...page,
  worth: page.kinds.length / page.cost,
});

function bestOf(candidates: readonly Candidate[], missing: ReadonlySet<string>): Candidate {
  let best: Candidate | undefined;
  for (const candidate of candidates) {
    if (best && candidate.worth <= best.worth) continue;
    const { kinds, cost } = candidate;
    candidate.worth = kinds.filter((kind) => missing.has(kind)).length / cost;
    if (!best || candidate.worth > best.worth) best = candidate;
  }
  if (!best) throw new Error('Kinds are missing, and there are no pages.');
  return best;
}
