/** A navigation shorter than this shows no bar, in milliseconds. */
const patience = 30;

let timer: ReturnType<typeof setTimeout> | undefined;

function show(): void {
  const bar = document.querySelector<HTMLElement>('.progress');
  if (bar) bar.hidden = false;
}

function hide(): void {
  clearTimeout(timer);
  const bar = document.querySelector<HTMLElement>('.progress');
  if (bar) bar.hidden = true;
}

/** Shows the progress bar while a navigation is pending; it ends with success, cancellation or error alike. */
export function startProgressBar(): void {
  document.addEventListener('astro:before-preparation', (event) => {
    hide();
    timer = setTimeout(show, patience);
    event.signal.addEventListener('abort', hide);
  });
  document.addEventListener('astro:after-preparation', hide);
  document.addEventListener('astro:page-load', hide);
}
