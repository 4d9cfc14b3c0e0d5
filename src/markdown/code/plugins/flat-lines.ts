import { definePlugin, type ExpressiveCodePlugin } from 'astro-expressive-code';
import { type Element, matches, select } from 'astro-expressive-code/hast';

/**
 * Takes the elements out of lines that nothing needs: the box of the code, where no line number and no prompt stands beside it, and the one around the
 * indentation, which only code that wraps needs. In an article with much code they were a sixth of the elements.
 */
export function flatLines(): ExpressiveCodePlugin {
  return definePlugin({
    name: 'Flat lines',
    hooks: {
      postprocessRenderedLine: ({ renderData: { lineAst } }) => {
        const code = select('.code', lineAst);
        if (!code) return;
        code.children = code.children.flatMap((child) =>
          child.type === 'element' && matches('.indent', child) ? child.children : [child],
        );
        if (isAlone(code, lineAst)) lineAst.children = code.children;
      },
    },
  });
}

function isAlone(code: Element, line: Element): boolean {
  return line.children.length === 1 && line.children[0] === code && !matches('.prompt', line);
}
