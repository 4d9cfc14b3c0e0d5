import { AsyncLocalStorage } from 'node:async_hooks';
import type { SymbolResolver } from '../options.ts';

/**
 * Looks up the address of a symbol from the place where it is named: inside the pages of a module its own names win over those of
 * other modules, which elsewhere may be ambiguous.
 */
export type ScopedResolver = (text: string, module?: string) => string | undefined;

/** Where a piece of documentation stands. */
export interface Scope {
  /** Module whose names win. */
  readonly module?: string | undefined;
  /** Address of the page: code does not link to the page that it is on. */
  readonly self?: string | undefined;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs work in which the resolver of `resolverInScope` answers for that place. One highlighter can thus serve all pages. */
export function withScope<Result>(scope: Scope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** A resolver that answers for the place that `withScope` has set. */
export function resolverInScope(resolve: ScopedResolver): SymbolResolver {
  return (text, importedFrom) => {
    const { module, self } = scopes.getStore() ?? {};
    const address = resolve(text, importedFrom ?? module);
    return address === self ? undefined : address;
  };
}
