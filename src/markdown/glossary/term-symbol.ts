import type { SymbolResolver } from '../options.ts';
import { symbolAddress } from '../symbols.ts';

/** The address of a symbol of a term: written as in inline code, or the name of an element, such as `ng-content`. */
export function termSymbolAddress(symbol: string, resolve: SymbolResolver): string | undefined {
  return symbolAddress(symbol, resolve) ?? resolve(symbol);
}
