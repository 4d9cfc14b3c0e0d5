import type { TreeName } from './types.ts';

/** A value for each tree, by its name. */
export function forEachTree<Value>(make: (name: TreeName) => Value): Record<TreeName, Value> {
  return {
    docs: make('docs'),
    reference: make('reference'),
    tutorials: make('tutorials'),
    footer: make('footer'),
  };
}
