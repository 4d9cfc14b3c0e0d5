/** A wait shorter than this shows no bar, in milliseconds. */
const patience = 30;

let timer: ReturnType<typeof setTimeout> | undefined;

function show(): void {
  const bar = document.querySelector<HTMLElement>('.progress');
  if (bar) bar.hidden = false;
}

/** Shows the bar if what the reader waits for takes longer than a moment. */
export function showPending(): void {
  clearTimeout(timer);
  timer = setTimeout(show, patience);
}

/** Ends what `showPending` began. */
export function hidePending(): void {
  clearTimeout(timer);
  const bar = document.querySelector<HTMLElement>('.progress');
  if (bar) bar.hidden = true;
}

/** Shows the progress bar while a navigation is pending; it ends with success, cancellation or error alike. */
export function startProgressBar(): void {
  // Islands that a reader has pressed, and that are not there yet.
  document.addEventListener('pending', showPending);
  document.addEventListener('settled', hidePending);
  document.addEventListener('astro:before-preparation', (event) => {
    showPending();
    event.signal.addEventListener('abort', hidePending);
  });
  document.addEventListener('astro:after-preparation', hidePending);
  document.addEventListener('astro:page-load', hidePending);
}
