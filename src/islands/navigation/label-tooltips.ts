import { placeAfter, startTooltips } from '../tooltip/index.ts';

/** Labels of fewer characters stand on one line and need no tooltip. Specification, section 9. */
const shortest = 27;

/** Time that the pointer rests on a row before its tooltip opens, in milliseconds. */
const delay = 500;

/** The label of a row without its tag, which stands behind it. */
const labelOf = (row: HTMLElement) =>
  row.querySelector('span')?.firstChild?.textContent?.trim() ?? '';

/** Shows the labels of the sidebar that are broken into lines as a whole, beside their rows. */
export function startLabelTooltips(): void {
  startTooltips({
    anchors: '.sidebar .row-link',
    textOf: (row) => {
      const label = labelOf(row);
      return label.length >= shortest ? label : null;
    },
    className: 'label-tooltip',
    place: placeAfter,
    fixed: true,
    delay,
    touch: 'long press',
  });
}
