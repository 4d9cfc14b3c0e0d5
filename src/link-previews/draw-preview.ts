import sharp from 'sharp';
import { brandColors, markSector, markSides } from '../components/shell/brand.ts';
import { site } from '../site.config.ts';
import { type Lettering, type Outliner, siteOutliner } from './outlines.ts';

const { page, ink, sector } = brandColors.light;

/** The size that link previews ask for. */
const [width, height] = [1200, 630];

/** Right end of what is written. The mark stands right of it and may be touched above its corner only. */
const textEnd = 690;

const left = 74;

const titleLettering = { weight: 600, tracking: -0.03 } as const;

/** Sizes of a title, from the largest: the first that lets it stand on three lines is taken. */
const titleSizes = [112, 96, 80, 64];

let outliner: Promise<Outliner> | undefined;

/** Draws the picture of a section for link previews: the mark, the name of the site, the title of the section. A PNG. */
export async function drawPreview(title: string): Promise<Uint8Array<ArrayBuffer>> {
  outliner ??= siteOutliner();
  const svg = previewSvg(title, await outliner);
  return new Uint8Array(
    await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer(),
  );
}

function previewSvg(title: string, draw: Outliner): string {
  const { lines, size } = layOut(title, draw);
  const leading = size * 0.98;
  // The block of lines ends at one height, above the line that the mark stands on.
  const firstLine = 440 - (lines.length - 1) * leading;
  const drawn = lines.map((line, index) =>
    at(left, firstLine + index * leading, draw(line, { ...titleLettering, size }).svg),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${ink}">`,
    `<rect width="100%" height="100%" fill="${page}"/>`,
    markDrawing,
    nameOfSite(draw),
    ...drawn,
    '</svg>',
  ].join('');
}

interface Layout {
  readonly lines: readonly string[];
  readonly size: number;
}

function layOut(title: string, draw: Outliner): Layout {
  const layouts = titleSizes.map((size) => ({
    lines: breakLines(title, (text) => draw(text, { ...titleLettering, size }).width),
    size,
  }));
  const fits = ({ lines, size }: Layout) =>
    lines.length <= 3 &&
    lines.every((line) => draw(line, { ...titleLettering, size }).width <= textEnd - left);
  return layouts.find(fits) ?? (layouts.at(-1) as Layout);
}

function breakLines(title: string, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= textEnd - left) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The mark on its line, with the ticks of a protractor around it. */
const markDrawing = (() => {
  const ticks = Array.from({ length: 19 }, (_, index) => {
    const length = index % 6 === 0 ? 2.4 : index % 2 === 0 ? 1.6 : 0.9;
    return `<path d="M45 0h${length}" transform="translate(3 42) rotate(${index * -5})"/>`;
  });
  const lines = `<g fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width=".12">${ticks.join('')}<path d="M-100 42H100M3 42 45.7 -32"/></g>`;
  const mark = `<path d="${markSides}"/><path fill="${sector}" d="${markSector}"/>`;
  return `<g transform="translate(670 100) scale(10)">${lines}${mark}</g>`;
})();

function nameOfSite(draw: Outliner): string {
  const lettering: Lettering = { size: 34, weight: 700, tracking: -0.01 };
  const product = draw(site.product, lettering);
  const rest = draw('documentation', { ...lettering, weight: 400 });
  const mark = `<g transform="translate(${left - 3} 68) scale(1)"><path d="${markSides}"/><path fill="${sector}" d="${markSector}"/></g>`;
  const text = at(left + 56, 110, product.svg) + at(left + 66 + product.width, 110, rest.svg);
  return mark + text;
}

const at = (x: number, y: number, svg: string): string =>
  `<g transform="translate(${x} ${y})">${svg}</g>`;
