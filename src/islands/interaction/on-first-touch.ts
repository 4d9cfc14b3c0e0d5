/** A module that takes over once it is loaded. */
interface Startable {
  start(): void;
}

/**
 * Loads a module at the first sign that the reader is about to use a part of the page, so that a page does not load what most
 * readers never touch. A click, or a press of the space bar, that comes before the module is held back and then clicks.
 *
 * @param part what the module serves
 * @param held controls in it that do nothing, or another thing, without the module
 * @param load imports the module
 */
export function onFirstTouch(part: string, held: string, load: () => Promise<Startable>): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let loading: Promise<void> | undefined;

  const begin = async () => {
    const { start } = await load();
    listening.abort();
    start();
  };
  const onTouch = ({ target }: Event) => {
    if ((target as Element).closest?.(part)) loading ??= begin();
  };
  const hold = (event: MouseEvent | KeyboardEvent) => {
    if ('key' in event && event.key !== ' ') return;
    const control = (event.target as Element).closest<HTMLElement>(held);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    loading ??= begin();
    void loading.then(() => control.click());
  };

  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, onTouch, options);
  }
  document.addEventListener('click', hold, options);
  document.addEventListener('keydown', hold, options);
}
