import ts from 'typescript';
import { angularDeclaration } from './angular-declarations.ts';
import { type Extraction, originOf } from './extraction.ts';
import { resolved } from './nodes.ts';
import type { Origin } from './types.ts';

/**
 * Modules (NgModules) that export each directive and pipe. What a documented module exports through one that only the framework
 * knows is its own to readers.
 *
 * @param symbols what is documented
 */
export function exportingModules(
  symbols: Iterable<ts.Symbol>,
  extraction: Extraction,
): Map<ts.Symbol, Origin[]> {
  const found = new Map<ts.Symbol, Origin[]>();
  for (const symbol of symbols) {
    for (const exported of exportsOf(symbol, extraction)) {
      found.set(exported, [...(found.get(exported) ?? []), originOf(symbol, extraction)]);
    }
  }
  for (const modules of found.values()) modules.sort((a, b) => (a.name < b.name ? -1 : 1));
  return found;
}

function exportsOf(symbol: ts.Symbol, extraction: Extraction): Set<ts.Symbol> {
  const { checker, entries } = extraction;
  const names = (symbol.declarations ?? [])
    .filter(ts.isClassDeclaration)
    .map(angularDeclaration)
    .flatMap((angular) => (angular?.kind === 'ng_module' ? angular.exports : []));
  const exported = names.flatMap((name) => {
    const target = checker.getSymbolAtLocation(name);
    return target ? [resolved(target, checker)] : [];
  });
  return new Set(
    exported.flatMap((target) =>
      entries.has(target) ? [target] : [...exportsOf(target, extraction)],
    ),
  );
}
