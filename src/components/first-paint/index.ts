/** Door of the room for what a page needs to know before it is painted: its scheme, its notices and its fonts. */
export { default as FirstPaint } from './FirstPaint.astro';
export { faceRules } from './faces.ts';
