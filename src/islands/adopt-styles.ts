/**
 * Gives the page a style sheet that came with a script. A style sheet that a module imports in the usual way stands in the head of every page that might
 * load the module one day, and every reader would pay for the editor that few open.
 *
 * @param css text of the sheet: `import css from './editor.css?inline'`
 */
export function adoptStyles(css: string): void {
  // Islands are rendered at build time too, where there is no document.
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
