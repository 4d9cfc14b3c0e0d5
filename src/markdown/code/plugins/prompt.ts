import { definePlugin, type ExpressiveCodePlugin } from 'astro-expressive-code';
import { addClassName } from 'astro-expressive-code/hast';
import { isShell } from '../languages.ts';

/**
 * Marks the lines of shell code that are typed at a prompt; the style sheet puts the `$` there, so
 * that it is never copied. Comments, empty lines and continuations have none.
 */
export function prompt(): ExpressiveCodePlugin {
  return definePlugin({
    name: 'Prompt',
    hooks: {
      postprocessRenderedLine: ({ codeBlock, line, lineIndex, renderData }) => {
        if (!isShell(codeBlock.language)) return;
        const previous = lineIndex === 0 ? '' : (codeBlock.getLine(lineIndex - 1)?.text ?? '');
        const typed = /^\s*[^\s#]/.test(line.text) && !/[\\`]\s*$/.test(previous);
        if (typed) addClassName(renderData.lineAst, 'prompt');
      },
    },
  });
}
