/** Moves focus to the page's first heading when the skip button is pressed; the address stays as it is. */
export function start(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-skip-to-content]')) return;
    const heading = document.querySelector<HTMLElement>('h1:not(.top-banner h1)');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}
