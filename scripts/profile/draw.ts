import type { Entry } from './record.ts';

/** A bar of the drawing: an entry, or several of the same name in a row. */
interface Bar extends Entry {
  readonly count: number;
}

const WIDTH = 720;
const ROW = 26;
const MARGIN = 8;
/** Width of a letter of the labels. */
const LETTER = 6.4;

/** Fill of a bar by what its entry is. All labels on them are readable in both schemes. */
function fillOf(name: string): string {
  if (/^(?:Change detection|Synchronization)/.test(name)) return 'light-dark(#dbe7ff, #27406e)';
  if (/\((?:create|update)\)$/.test(name)) return 'light-dark(#d3f0dd, #1f4d33)';
  if (/_listener$/.test(name)) return 'light-dark(#f9ddf0, #5b2a4c)';
  return 'light-dark(#ece4fb, #432f69)';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Joins entries of the same name that follow each other on one level, such as the rows of a list. */
function barsOf(entries: readonly Entry[]): Bar[] {
  const bars: Bar[] = [];
  const last = new Map<number, number>();
  for (const entry of entries) {
    const index = last.get(entry.depth);
    const before = index === undefined ? undefined : bars[index];
    if (before && index !== undefined && before.name === entry.name) {
      const duration = entry.start + entry.duration - before.start;
      bars[index] = { ...before, duration, count: before.count + 1 };
    } else {
      last.set(entry.depth, bars.length);
      bars.push({ ...entry, count: 1 });
    }
  }
  return bars;
}

const milliseconds = (duration: number): string => `${(duration / 1000).toFixed(1)} ms`;

/**
 * Draws entries of Angular's track as a flame chart.
 *
 * @param title what was recorded
 * @param scale microseconds over the whole width, so that several drawings can be compared
 */
export function drawProfile(title: string, entries: readonly Entry[], scale: number): string {
  const bars = barsOf(entries).filter(({ count, duration }) => count > 1 || duration > 0);
  const rows = Math.max(...bars.map(({ depth }) => depth)) + 1;
  const height = MARGIN * 2 + ROW * (rows + 1);
  const drawn = bars.map((bar) => {
    const { name, duration, depth, count } = bar;
    const y = MARGIN + ROW * (depth + 1);
    const { x, width, rect } = drawBar(bar, y, scale);
    const label = `${name.replace(/^_/, '')}${count > 1 ? ` × ${count}` : ''}`;
    const timed = `${label}, ${milliseconds(duration)}`;
    const shown = [timed, label].find((text) => text.length * LETTER + 8 < width);
    // Short bars follow each other closely: only those that have the row to themselves are named beside it.
    const alone = bars.filter((other) => other.depth === depth).length === 1;
    const text = shown ?? (alone ? timed : '');
    const textX = shown ? x + 4 : x + width + 4;
    return [
      rect,
      text && `<text x="${textX.toFixed(1)}" y="${y + 16}">${escaped(text)}</text>`,
    ].join('');
  });
  return drawing(title, height, drawn);
}

/**
 * Draws the change detections of a longer time as bars on one line.
 *
 * @param title what was recorded
 * @param entries the change detections alone
 * @param length microseconds over the whole width
 */
export function drawDetections(title: string, entries: readonly Entry[], length: number): string {
  const y = MARGIN + ROW;
  const bars = entries.map((entry) => drawBar(entry, y, length).rect);
  const total = entries.reduce((sum, { duration }) => sum + duration, 0);
  const base = y + ROW;
  const counted =
    entries.length === 0
      ? 'No change detection'
      : `${entries.length} change detections, ${milliseconds(total)}`;
  return drawing(title, base + ROW + MARGIN, [
    ...bars,
    `<path d="M${MARGIN} ${base}H${WIDTH - MARGIN}" stroke="light-dark(#5f6570, #a9afba)"/>`,
    `<text x="${MARGIN}" y="${base + 18}">${counted}</text>`,
    `<text x="${WIDTH - MARGIN}" y="${base + 18}" text-anchor="end">${length / 1_000_000} s</text>`,
  ]);
}

/** The bar of an entry at a height, where the whole width is `length` microseconds. */
function drawBar({ name, start, duration }: Omit<Entry, 'depth'>, y: number, length: number) {
  const usable = WIDTH - MARGIN * 2;
  const x = MARGIN + (start / length) * usable;
  const width = Math.max((duration / length) * usable, 1.5);
  const rect = `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 3}" rx="2" fill="${fillOf(name)}" stroke="light-dark(#5f6570, #a9afba)" stroke-width="0.7"/>`;
  return { x, width, rect };
}

/** The picture around what is drawn. */
function drawing(title: string, height: number, drawn: readonly string[]): string {
  return `<!-- Drawn by scripts/draw-profiles.ts from a recording. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" style="color-scheme: light dark" font-family="ui-monospace, monospace" font-size="11" fill="light-dark(#16181d, #eceef2)">
<rect width="${WIDTH}" height="${height}" rx="6" fill="light-dark(#ffffff, #16181d)"/>
<text x="${MARGIN}" y="${MARGIN + 14}" font-size="12" font-weight="600">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`;
}
