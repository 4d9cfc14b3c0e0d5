import type { AstroExpressiveCodeOptions } from 'astro-expressive-code';
import type { SymbolResolver } from '../options.ts';
import { languages } from './languages.ts';
import { frame } from './plugins/frame.ts';
import { lineNumbers } from './plugins/line-numbers.ts';
import { prompt } from './plugins/prompt.ts';
import { roles } from './plugins/roles.ts';
import { symbolWords } from './plugins/symbol-words.ts';
import { visibleLines } from './plugins/visible-lines.ts';
import { roleTheme } from './theme.ts';

/** Names of languages that the grammars do not know by themselves. */
const aliases = Object.fromEntries(
  Object.entries(languages).filter(([name, grammar]) => name !== grammar && grammar !== 'text'),
);

/**
 * How Expressive Code renders blocks: one theme of roles, no styles and no scripts of its own.
 * Colours, layout and behaviour are in `src/styles/constructs/` and `src/islands/copy-code/`.
 */
export function engineOptions(resolveSymbol: SymbolResolver | undefined) {
  return {
    themes: [roleTheme()],
    // The palette is checked by a test; adjusting colours here would break their meaning as roles.
    minSyntaxHighlightingColorContrast: 0,
    useDarkModeMediaQuery: false,
    themeCssSelector: false,
    frames: false,
    tabWidth: 2,
    defaultProps: { wrap: false },
    shiki: { langAlias: aliases },
    plugins: [
      roles(),
      symbolWords(resolveSymbol),
      lineNumbers(),
      prompt(),
      // The frame moves the lines into a figure, so what looks for lines comes before it.
      visibleLines(),
      frame(),
    ],
  } satisfies AstroExpressiveCodeOptions;
}
