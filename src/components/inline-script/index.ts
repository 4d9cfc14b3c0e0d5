/** Door of the room that makes scripts small which stand in the HTML of every page. */
export { inlineScript } from './inline-script.ts';
