import { placeBelow, startTooltips } from '../tooltip/index.ts';
import styles from './term-tooltips.css?inline';

/** Time that the pointer rests on a term before its tooltip opens, in milliseconds. */
const delay = 200;

/** Shows the definitions of terms, which screen readers have as descriptions of the links. */
export function start(): void {
  startTooltips({
    anchors: '.term',
    textOf: (term) => term.getAttribute('aria-description'),
    className: 'term-tooltip',
    styles,
    place: placeBelow,
    delay,
    touch: 'tap',
  });
}
