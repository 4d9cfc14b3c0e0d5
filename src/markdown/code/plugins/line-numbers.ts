import { definePlugin, type ExpressiveCodePlugin } from 'astro-expressive-code';
import { addClassName, h } from 'astro-expressive-code/hast';
import { includesLine } from '../../examples/ranges.ts';
import { rangesIn } from './meta-ranges.ts';

/** Numbers the lines of blocks with `showLineNumbers`; changed lines have + or - instead. */
export function lineNumbers(): ExpressiveCodePlugin {
  return definePlugin({
    name: 'Line numbers',
    hooks: {
      preprocessMetadata: ({ codeBlock, addGutterElement }) => {
        if (!codeBlock.metaOptions.getBoolean('showLineNumbers')) return;
        const added = rangesIn(codeBlock.metaOptions, 'ins');
        const removed = rangesIn(codeBlock.metaOptions, 'del');
        addGutterElement({
          renderPhase: 'earlier',
          renderLine: ({ lineIndex }) => {
            const line = lineIndex + 1;
            const sign = includesLine(added, line) ? '+' : includesLine(removed, line) ? '-' : line;
            return h('span.line-number', { ariaHidden: 'true' }, `${sign}`);
          },
          renderPlaceholder: () => h('span.line-number'),
        });
      },
      postprocessRenderedBlock: ({ codeBlock, renderData }) => {
        if (!codeBlock.metaOptions.getBoolean('showLineNumbers')) return;
        const digits = String(codeBlock.getLines().length).length;
        if (digits > 2) addClassName(renderData.blockAst, `digits-${digits}`);
      },
    },
  });
}
