/** Brings the active entry of the slide in view to where it can be seen, without moving the page. */
export function showActiveRow(): void {
  const slide = document.querySelector<HTMLElement>('.slide[data-current]');
  const active = slide?.querySelector<HTMLElement>('.active');
  if (!slide || !active) return;
  const { top, bottom } = active.getBoundingClientRect();
  const frame = slide.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    slide.scrollTop += top - frame.top - frame.height / 3;
  }
}
