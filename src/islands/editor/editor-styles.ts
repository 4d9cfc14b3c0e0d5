import { palette } from '../../code-colors/index.ts';
import editorCss from './editor.css?inline';

/** Style sheet of the editor's shadow roots: its own, and the colours of code, which the page's style sheet can't bring there. */
export const editorStyles = [
  editorCss,
  ...Object.values(palette).map(
    ({ className, light, dark }) => `.${className} { color: light-dark(${light}, ${dark}); }`,
  ),
].join('\n');
