import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

/** How a text is set. */
export interface Lettering {
  /** In pixels. */
  readonly size: number;
  /** 400 to 700. */
  readonly weight: number;
  /** Space between letters, in parts of the size. */
  readonly tracking: number;
}

/** A text as drawing. Its base line begins at the origin. */
export interface Outline {
  readonly svg: string;
  readonly width: number;
}

/** Draws texts. */
export type Outliner = (text: string, lettering: Lettering) => Outline;

/** The file that the pages use too. */
const fontFile = 'src/assets/fonts/instrument-sans.woff2';

/** Reads the font of the site, so that a drawing is the same whatever fonts a machine has. */
export async function siteOutliner(root: string = process.cwd()): Promise<Outliner> {
  const sfnt = await fontverter.convert(await readFile(`${root}/${fontFile}`), 'sfnt');
  const face = new Face(new FontBlob(new Uint8Array(sfnt).buffer));
  return (text, lettering) => outline(face, text, lettering);
}

function outline(face: Face, text: string, { size, weight, tracking }: Lettering): Outline {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${x + xOffset} 0)" d="${font.glyphToPath(glyph)}"/>`;
    x += xAdvance + tracking * face.upem;
    return path;
  });
  const scale = size / face.upem;
  // In fonts, the vertical axis points upwards.
  return {
    svg: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`,
    width: x * scale,
  };
}
