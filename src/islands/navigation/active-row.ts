/** Brings the active entry of the slide in view to where it can be seen, without moving the page. */
export function showActiveRow(): void {
  const slide = document.querySelector<HTMLElement>('.slide[data-current]');
  const active = slide?.querySelector<HTMLElement>('.active');
  // A closed drawer shows it when it is opened: to ask for its place would lay out the drawer.
  if (!slide?.checkVisibility({ visibilityProperty: true }) || !active) return;
  const { top, bottom } = active.getBoundingClientRect();
  const frame = slide.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    slide.scrollTop += top - frame.top - frame.height / 3;
  }
}
