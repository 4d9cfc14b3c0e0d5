const property = '--tutorial-text';

/** Where the reader has put the line, in per cent of the page. */
let percent = 50;

export const textWidth = (): number => percent;

export function setTextWidth(wanted: number): void {
  percent = wanted;
  show(document);
}

/** The router gives the root element the attributes of the next step's page, which knows nothing of the line. */
export function keepTextWidth(): void {
  if (typeof document === 'undefined') return;
  document.addEventListener('astro:before-swap', ({ newDocument }) => show(newDocument));
}

function show({ documentElement }: Document): void {
  if (percent !== 50) documentElement.style.setProperty(property, `${percent}%`);
}
