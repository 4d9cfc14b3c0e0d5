import type { Bar } from './bars.ts';
import { type Box, type Label, linesOf, placeLabels, SIDE, widthOf } from './labels.ts';

/** Width of a picture. A phone of 390 pixels shows it in 358, where its letters have 12 pixels. */
const WIDTH = 480;
const FONT_SIZE = 16;
const MARGIN = 8;
const USABLE = WIDTH - MARGIN * 2;
const LINE = 20;
const BAR = 16;
/** Space below a bar. */
const GAP = 8;
/** Bars of at least this width get a label. Shorter ones do where they have the row to themselves. */
const LABELED = 12;

const TEXT = 'light-dark(#16181d, #eceef2)';
const PAPER = 'light-dark(#ffffff, #16181d)';
const EDGE = 'light-dark(#5f6570, #a9afba)';

/** Fill of a bar by what its entry is. */
function fillOf(name: string): string {
  if (/^(?:Change detection|Synchronization)/.test(name)) return 'light-dark(#a9c4fb, #35579a)';
  if (/\((?:create|update)\)$/.test(name)) return 'light-dark(#9fdcb6, #2c7049)';
  return 'light-dark(#d3bff5, #62449b)';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const milliseconds = (duration: number): string => `${(duration / 1000).toFixed(1)} ms`;

/**
 * Draws entries of Angular's track as a flame chart: a row for each level, with the labels of its bars above them.
 *
 * @param title what was recorded
 * @param scale microseconds over the whole width, so that several pictures can be compared
 */
export function drawProfile(title: string, bars: readonly Bar[], scale: number): string {
  const levels = [...new Set(bars.map(({ depth }) => depth))].sort((a, b) => a - b);
  const drawn: string[] = [];
  let top = MARGIN + LINE + GAP;
  for (const level of levels) {
    const row = bars.filter(({ depth }) => depth === level);
    const labels = placeLabels(labelsOf(row, scale), WIDTH - MARGIN);
    const y = top + linesOf(labels) * LINE;
    drawn.push(...labels.map((label) => drawLabel(label, top, y)));
    drawn.push(...row.map((bar) => drawBar(bar, y, scale)));
    top = y + BAR + GAP;
  }
  return picture(title, top, drawn);
}

/** The labels of the bars of a row that are long enough, or alone. */
function labelsOf(row: readonly Bar[], scale: number): Label[] {
  return row
    .map((bar) => ({ bar, box: boxOf(bar, scale) }))
    .filter(({ box }) => row.length === 1 || box.width >= LABELED)
    .map(({ bar: { name, count, duration }, box }) => {
      const shown = name.replace(/^_/, '');
      const time = `${count > 1 ? `× ${count}, ` : ''}${milliseconds(duration)}`;
      const whole = `${shown}${count > 1 ? ' ' : ', '}${time}`;
      const lines = widthOf([whole]) <= USABLE ? [whole] : [shown, time];
      return { x: box.x, lines };
    });
}

/**
 * Draws the change detections of a longer time as bars on one line, each with its milliseconds.
 *
 * @param title what was recorded
 * @param bars the change detections alone
 * @param length microseconds over the whole width
 */
export function drawDetections(title: string, bars: readonly Bar[], length: number): string {
  const first = MARGIN + LINE + GAP;
  const y = first + (bars.length === 0 ? 0 : LINE * 2);
  const base = y + BAR * 1.5;
  const total = bars.reduce((sum, { duration }) => sum + duration, 0);
  const counted =
    bars.length === 0
      ? 'No change detection'
      : `${bars.length} change detections, ${milliseconds(total)}`;
  const times = bars.map((bar) => {
    const label = { x: boxOf(bar, length).x, lines: [(bar.duration / 1000).toFixed(0)] };
    return drawText(label.lines, label.x, first + LINE);
  });
  return picture(title, base + LINE + MARGIN, [
    ...(bars.length === 0 ? [] : [drawText(['Milliseconds of each:'], MARGIN, first), ...times]),
    ...bars.map((bar) => drawBar(bar, y, length, BAR * 1.5)),
    `<path d="M${MARGIN} ${base}H${WIDTH - MARGIN}" stroke="${EDGE}"/>`,
    drawText([counted], MARGIN, base + 2),
    `<text x="${WIDTH - MARGIN}" y="${base + 2 + FONT_SIZE}" text-anchor="end">${length / 1_000_000} s</text>`,
  ]);
}

/** Where a bar is from left to right, if the whole width is `length` microseconds. */
function boxOf({ start, duration }: Bar, length: number): Box {
  const width = Math.max((duration / length) * USABLE, 1.5);
  return { x: MARGIN + (start / length) * USABLE, width };
}

function drawBar(bar: Bar, y: number, length: number, height = BAR): string {
  const { x, width } = boxOf(bar, length);
  return `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${height}" rx="2" fill="${fillOf(bar.name)}" stroke="${EDGE}" stroke-width="0.7"/>`;
}

/** A label, with a line down to its bar where other labels are between them. */
function drawLabel(
  label: ReturnType<typeof placeLabels>[number],
  top: number,
  bar: number,
): string {
  const { x, lines, line, from } = label;
  const y = top + line * LINE;
  const below = y + lines.length * LINE;
  const leader =
    below < bar ? `<path d="M${from.toFixed(1)} ${y + 4}V${bar}" stroke="${EDGE}"/>` : '';
  return leader + drawText(lines, leader ? x + SIDE : x, y);
}

/** Lines of text, the first of which begins at a height. */
const drawText = (lines: readonly string[], x: number, top: number): string =>
  lines
    .map(
      (text, index) =>
        `<text x="${x.toFixed(1)}" y="${top + index * LINE + FONT_SIZE}">${escaped(text)}</text>`,
    )
    .join('');

/** The picture around what is drawn. */
function picture(title: string, height: number, drawn: readonly string[]): string {
  return `<!-- Drawn by scripts/draw-profiles.ts from a recording. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" style="color-scheme: light dark" font-family="ui-monospace, monospace" font-size="${FONT_SIZE}" fill="${TEXT}">
<rect width="${WIDTH}" height="${height}" rx="6" fill="${PAPER}"/>
<text x="${MARGIN}" y="${MARGIN + FONT_SIZE}" font-weight="600">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`;
}
