import { definePlugin, type ExpressiveCodePlugin } from 'astro-expressive-code';
import { addClassName, type Element, h, setProperty } from 'astro-expressive-code/hast';
import { isShell } from '../languages.ts';

/**
 * A line of this many characters fits on the narrowest phones (320 px); blocks with longer ones
 * can scroll, and what scrolls must be within reach of the keyboard.
 */
const fittingCharacters = 30;

/** Puts a block into a figure with its title bar and the copy button. */
export function frame(): ExpressiveCodePlugin {
  return definePlugin({
    name: 'Frame',
    hooks: {
      postprocessRenderedBlock: ({ codeBlock, renderData }) => {
        const pre = renderData.blockAst;
        const title = codeBlock.metaOptions.getString('title');
        const compact = codeBlock.metaOptions.getBoolean('compact') === true;
        const longest = Math.max(...codeBlock.getLines().map((line) => line.text.length));
        if (compact || longest > fittingCharacters) makeFocusable(pre, title);
        const figure = h('figure.code-block', [
          ...(title ? [h('figcaption.code-title', title)] : []),
          pre,
          copyButton(),
        ]);
        if (compact) addClassName(figure, 'is-compact');
        if (isShell(codeBlock.language)) addClassName(figure, 'is-shell');
        renderData.blockAst = figure;
      },
    },
  });
}

function makeFocusable(pre: Element, title: string | undefined): void {
  setProperty(pre, 'tabIndex', '0');
  setProperty(pre, 'role', 'group');
  setProperty(pre, 'ariaLabel', title ? `Code: ${title}` : 'Code');
}

/** The button that `src/islands/copy-code` serves, and the place where it says how it went. */
function copyButton(): Element {
  return h('div.copy-box', [
    h('button.copy-code', {
      type: 'button',
      title: 'Copy example source',
      ariaLabel: 'Copy example source to clipboard',
    }),
    h('span.visually-hidden', { role: 'status' }),
  ]);
}
