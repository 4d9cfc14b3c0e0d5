/**
 * Makes something when it is asked for and keeps it for all who ask later. What could not be made is made anew for the next one.
 *
 * @returns a function that all who need it call
 */
export function shared<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
