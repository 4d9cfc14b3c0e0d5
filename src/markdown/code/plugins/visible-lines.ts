import { definePlugin, type ExpressiveCodePlugin } from 'astro-expressive-code';
import { addClassName, type Element, h, select } from 'astro-expressive-code/hast';
import { includesLine } from '../../examples/ranges.ts';
import { readRangeList } from './meta-ranges.ts';

/**
 * Marks the lines that a block with `visibleLines` hides until it is expanded, and puts a gap
 * between visible ones that are apart; there is none before the first.
 */
export function visibleLines(): ExpressiveCodePlugin {
  return definePlugin({
    name: 'Visible lines',
    hooks: {
      postprocessRenderedBlock: ({ codeBlock, renderData }) => {
        const visible = readRangeList(codeBlock.metaOptions.getString('visibleLines'));
        const code = select('code', renderData.blockAst);
        if (visible.length === 0 || !code) return;
        const lines = code.children.filter((child): child is Element => child.type === 'element');
        let shownBefore = 0;
        code.children = lines.flatMap((line, index) => {
          const number = index + 1;
          if (!includesLine(visible, number)) {
            addClassName(line, 'is-hidden-line');
            return [line];
          }
          const afterGap = shownBefore > 0 && shownBefore < number - 1;
          shownBefore = number;
          return afterGap ? [h('div.gap', { ariaHidden: 'true' }), line] : [line];
        });
      },
    },
  });
}
