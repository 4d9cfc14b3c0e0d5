/** How long an application may take after its modules have run before it is taken for one that shows nothing, in milliseconds. */
const PATIENCE = 500;

/**
 * Tells, once, when the application has put something into the document, or is not going to.
 *
 * @returns is called when the application's first module has run
 */
export function watchRendered(tell: () => void): () => void {
  let told = false;
  const finish = () => {
    if (told) return;
    told = true;
    observer.disconnect();
    tell();
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) finish();
  });
  observer.observe(document.body, { subtree: true, childList: true });
  return () => setTimeout(finish, PATIENCE);
}
