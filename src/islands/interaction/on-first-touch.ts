import { hidePending, showPending } from '../router/progress-bar.ts';

/** A module that takes over once it is loaded. */
interface Startable {
  start(): void;
}

/** Tells that nothing comes of a press, or of what was typed. */
const tell = () => document.dispatchEvent(new Event('press-failed'));

/**
 * Loads a module at the first sign that the reader is about to use a part of the page, so that a page does not load what most
 * readers never touch. A click, or a press of the space bar, that comes before the module is held back and then clicks; the page shows that it is pending, and
 * impatient repeats count once. A press whose page has been left is forgotten. One whose module can't be loaded is told of by the event `press-failed`, and so is what is
 * typed without it; where there is a network, a pressed control does what it does without the module.
 *
 * @param part what the module serves
 * @param held controls in it that do nothing, or another thing, without the module; empty where there are none
 * @param load imports the module
 * @param query of an address that is a sign too, on a page that has the part
 */
export function onFirstTouch(
  part: string,
  held: string,
  load: () => Promise<Startable>,
  query?: RegExp,
): void {
  let loading: Promise<unknown> | undefined;
  let ready = false;

  const begin = () => {
    loading ??= load().then(
      ({ start }) => {
        ready = true;
        start();
      },
      // The next touch tries again, and so does the page when there is a network: something may have been typed.
      (error) => {
        loading = undefined;
        addEventListener('online', begin, { once: true });
        reportError(error);
        return true;
      },
    );
    return loading;
  };
  const onEvent = (event: Event) => {
    if (ready) return;
    const target = event.target as Element;
    if (!/^[ck]/.test(event.type)) {
      if (!target.closest?.(part)) return;
      const isInput = event.type === 'input';
      if (isInput) showPending();
      begin().then((isFailed) => {
        if (!isInput) return;
        hidePending();
        if (isFailed) tell();
      });
      return;
    }
    const press = event as KeyboardEvent;
    const { key } = press;
    if ((key && key !== ' ') || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey)
      return;
    const control = held && target.closest<HTMLElement>(held);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control.ariaBusy) return;
    control.ariaBusy = 'true';
    showPending();
    const { pathname } = location;
    begin().then((isFailed) => {
      control.ariaBusy = null;
      hidePending();
      if (location.pathname !== pathname) return;
      if (isFailed) {
        tell();
        // What can't be loaded holds nothing back: links lead on, but not to what can't be loaded either.
        if (!navigator.onLine) return;
      }
      ready = true;
      control.click();
      ready = !isFailed;
    });
  };

  for (const type of ['pointerover', 'focusin', 'input', 'click', 'keydown']) {
    document.addEventListener(type, onEvent, true);
  }
  if (query) {
    document.addEventListener('astro:page-load', () => {
      if (query.test(location.search) && document.querySelector(part)) begin();
    });
  }
}
