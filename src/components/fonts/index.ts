/** Door of the room that gives pages their fonts. */
export { default as Fonts } from './Fonts.astro';
