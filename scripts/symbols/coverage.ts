import type { Problem } from '../../src/examples/problem.ts';
import { type Catalogue, type CatalogueEntry, marksOf } from '../../src/reference/index.ts';
import type { LeftOut } from './left-out.ts';

/** Modules whose symbols articles explain: all of them, or those of these kinds. */
const scope: Readonly<Record<string, readonly string[] | 'all'>> = {
  '@angular/core': 'all',
  '@angular/core/rxjs-interop': 'all',
  '@angular/router': 'all',
  '@angular/common': ['directive', 'pipe'],
  '@angular/forms': 'all',
  '@angular/common/http': 'all',
  '@angular/common/http/testing': 'all',
  '@angular/ssr': 'all',
  '@angular/ssr/node': 'all',
  '@angular/localize': 'all',
  '@angular/service-worker': 'all',
  '@angular/core/testing': 'all',
  '@angular/router/testing': 'all',
  '@angular/cdk/drag-drop': 'all',
  '@angular/cdk/testing': 'all',
  '@angular/cdk/testing/testbed': 'all',
};

/** These modules, the one first whose symbol an article means where several have the name. */
export const explainedModules = Object.keys(scope);

/** What articles explain of the public, stable API. */
export interface Coverage {
  readonly problems: Problem[];
  readonly explained: number;
  /** With reason. */
  readonly leftOut: number;
}

/** The symbols that articles are to explain: stable, and not deprecated. */
export function symbolsInScope(catalogue: Catalogue): CatalogueEntry[] {
  return catalogue
    .flatMap(({ entries }) => entries)
    .filter((entry) => {
      const kinds = scope[entry.module];
      const { deprecated, stability = 'stable' } = marksOf(entry);
      return (
        (kinds === 'all' || kinds?.includes(entry.kind)) && !deprecated && stability === 'stable'
      );
    });
}

const nameOf = ({ address }: Pick<CatalogueEntry, 'address'>): string =>
  address.replace('/api/', '');

/**
 * Compares what articles name with what they are to name.
 *
 * @param symbols those in scope
 * @param named by address, the article that names it first
 * @param leftOut the committed list
 * @param file where that list is, for messages
 */
export function coverage(
  symbols: readonly CatalogueEntry[],
  named: ReadonlyMap<string, string>,
  leftOut: readonly LeftOut[],
  file: string,
): Coverage {
  const listed = new Set(leftOut.map(({ name }) => name));
  const byName = new Map(symbols.map((symbol) => [nameOf(symbol), symbol]));
  const explained = symbols.filter(({ address }) => named.has(address));
  const missing = symbols.filter(
    (symbol) => !named.has(symbol.address) && !listed.has(nameOf(symbol)),
  );
  const seen = new Set<string>();
  const stale = leftOut.flatMap(({ name, line }): Problem[] => {
    const symbol = byName.get(name);
    const article = symbol && named.get(symbol.address);
    const isTwice = seen.has(name);
    seen.add(name);
    const why = staleBecause(symbol !== undefined, article, isTwice);
    return why
      ? [{ file, line, column: 1, code: 'symbol', message: `${name} ${why}: remove it.` }]
      : [];
  });
  return {
    problems: [...missing.map((symbol) => unexplained(symbol, file)), ...stale],
    explained: explained.length,
    leftOut: leftOut.length,
  };
}

function staleBecause(exists: boolean, article: string | undefined, isTwice: boolean): string {
  if (!exists) return 'is not a public, stable symbol of the modules that articles explain';
  if (article) return `is named in ${article}`;
  return isTwice ? 'is in the list twice' : '';
}

function unexplained(symbol: CatalogueEntry, file: string): Problem {
  return {
    file: '',
    line: 0,
    column: 0,
    code: 'symbol',
    message:
      `${nameOf(symbol)} (${symbol.kind.replaceAll('_', ' ')}) is neither named nor linked in an article.\n` +
      `Name it in the article about its subject, as \`${symbol.name}\`, or list it in ${file} with the reason.`,
  };
}
