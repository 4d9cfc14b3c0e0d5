import { sectorPath } from './sector.ts';

/** What a glyph shows. */
export type GlyphName = 'prompt' | 'block' | 'signal' | 'turn' | 'lesson' | 'four' | 'protractor';

/** A glyph on a grid of 48 units: what is drawn in the colour of text, and what in the colour of the mark's sector. */
interface Glyph {
  ink: string;
  sector: string;
}

const middle = { x: 24, y: 24 };
const corner = { x: 3, y: 42 };

const sixth = (from: number): string =>
  sectorPath({ center: middle, inner: 0, outer: 21, from, to: from + 60, inset: 1.5 });

const wave = (inner: number, outer: number): string =>
  sectorPath({ center: corner, inner, outer, from: 0, to: 60 });

const quarter = (x: number, y: number, from: number): string =>
  sectorPath({ center: { x, y }, inner: 0, outer: 19.5, from, to: from + 90 });

/** The drawings of the home page, made of the mark's parts: angles of 60°, sectors, parallel gaps. */
export const glyphs: Record<GlyphName, Glyph> = {
  // A command line that waits.
  prompt: { ink: 'M3 9.5 8.2 6.5 26 16.8V23.2L8.2 33.5 3 30.5 21 20Z', sector: 'M24 36H45V42H24Z' },
  // Three rhombi: a building block, its lid off.
  block: {
    ink: 'M22.5 26.9V45L6.9 36V17.9ZM25.5 26.9V45L41.1 36V17.9Z',
    sector: 'M24 3 39.6 12 24 21 8.4 12Z',
  },
  // A source and the waves that leave it.
  signal: { ink: wave(19, 27) + wave(34, 42), sector: wave(0, 12) },
  // Six angles of 60°: a full turn.
  turn: { ink: [60, 120, 180, 240, 300].map(sixth).join(''), sector: sixth(0) },
  // An instruction beside what it makes.
  lesson: {
    ink: 'M3 6H45V42H3ZM6 9V39H20V9ZM23 9V39H42V9ZM8.5 14H17.5V17H8.5ZM8.5 21H17.5V24H8.5ZM8.5 28H14V31H8.5Z',
    sector: sectorPath({ center: { x: 26, y: 33 }, inner: 0, outer: 13, from: 0, to: 60 }),
  },
  // Four pieces of one measure.
  four: {
    ink: quarter(3, 22.5, 0) + quarter(22.5, 45, 90) + quarter(25.5, 25.5, 270),
    sector: quarter(25.5, 22.5, 0),
  },
  // The instrument, with the mark's angle set.
  protractor: {
    ink:
      sectorPath({ center: { x: 24, y: 39 }, inner: 14, outer: 21, from: 60, to: 180, inset: 0 }) +
      'M3 42H45V45H3Z',
    sector: sectorPath({ center: { x: 24, y: 39 }, inner: 0, outer: 21, from: 0, to: 60 }),
  },
};
