/** Door of the tooltips: boxes beside an element that show while the reader points at it, has it focused or presses it long. */
export { placeAfter, placeBelow } from './places.ts';
export { startTooltips, type TooltipKind } from './start-tooltips.ts';
