import { definePlugin, type ExpressiveCodePlugin } from 'astro-expressive-code';
import { h } from 'astro-expressive-code/hast';
import { includesLine } from '../../examples/ranges.ts';
import { rangesIn } from './meta-ranges.ts';

/** Numbers the lines of blocks with `showLineNumbers`; changed lines have no number, but the sign that the style sheet gives them. */
export function lineNumbers(): ExpressiveCodePlugin {
  return definePlugin({
    name: 'Line numbers',
    hooks: {
      preprocessMetadata: ({ codeBlock, addGutterElement }) => {
        if (!codeBlock.metaOptions.getBoolean('showLineNumbers')) return;
        const changed = (['ins', 'del'] as const).flatMap((kind) =>
          rangesIn(codeBlock.metaOptions, kind),
        );
        // Spaces make all numbers as wide as the last one.
        const digits = String(codeBlock.getLines().length).length;
        const cell = (number: string) =>
          h('span.line-number', { ariaHidden: 'true' }, number.padStart(digits));
        addGutterElement({
          renderPhase: 'earlier',
          renderLine: ({ lineIndex }) =>
            cell(includesLine(changed, lineIndex + 1) ? '' : `${lineIndex + 1}`),
          renderPlaceholder: () => cell(''),
        });
      },
    },
  });
}
