/** Door of the room for what happens around the first paint: scheme and notices before it, modules and fonts after it. */
export { default as FirstPaint } from './FirstPaint.astro';
export { faceRules } from './faces.ts';
