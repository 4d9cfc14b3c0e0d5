/**
 * Lets calls that ask for the same at the same time share one making of it.
 *
 * @param keyOf tells whether two calls ask for the same
 * @param make is not called while it makes what has the same key
 */
export function sharedWhileMade<Arguments extends readonly unknown[], Result>(
  keyOf: (...args: Arguments) => string,
  make: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> {
  const making = new Map<string, Promise<Result>>();
  return (...args) => {
    const key = keyOf(...args);
    const made = making.get(key) ?? make(...args).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}
