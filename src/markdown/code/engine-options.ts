import { type AstroExpressiveCodeOptions, ExpressiveCodeTheme } from 'astro-expressive-code';
import type { ShikiTransformer } from 'shiki';
import { roleTheme } from '../../code-colors/index.ts';
import type { SymbolResolver } from '../options.ts';
import { languages } from './languages.ts';
import { flatLines } from './plugins/flat-lines.ts';
import { frame } from './plugins/frame.ts';
import { lineNumbers } from './plugins/line-numbers.ts';
import { prompt } from './plugins/prompt.ts';
import { roles } from './plugins/roles.ts';
import { symbolWords } from './plugins/symbol-words.ts';
import { visibleLines } from './plugins/visible-lines.ts';

/** Names of languages that the grammars do not know by themselves. */
const aliases = Object.fromEntries(
  Object.entries(languages).filter(([name, grammar]) => name !== grammar && grammar !== 'text'),
);

/**
 * Lets the highlighter finish every line. By default it gives up on one that takes half a second, which on a busy machine is any first
 * line of a language: what a block looks like would depend on the load.
 */
const unhurried: ShikiTransformer = {
  name: 'unhurried',
  preprocess(_code, options) {
    Object.assign(options, { tokenizeTimeLimit: 0 });
    return undefined;
  },
};

/**
 * How Expressive Code renders blocks: one theme of roles, no styles and no scripts of its own.
 * Colours, layout and behaviour are in `src/styles/constructs/` and `src/islands/copy-code/`.
 */
export function engineOptions(resolveSymbol: SymbolResolver | undefined) {
  return {
    themes: [new ExpressiveCodeTheme(roleTheme)],
    // The palette is checked by a test; adjusting colours here would break their meaning as roles.
    minSyntaxHighlightingColorContrast: 0,
    useDarkModeMediaQuery: false,
    themeCssSelector: false,
    frames: false,
    tabWidth: 2,
    defaultProps: { wrap: false },
    shiki: { langAlias: aliases, transformers: [unhurried] },
    plugins: [
      roles(),
      symbolWords(resolveSymbol),
      lineNumbers(),
      prompt(),
      flatLines(),
      // The frame moves the lines into a figure, so what looks for lines comes before it.
      visibleLines(),
      frame(),
    ],
  } satisfies AstroExpressiveCodeOptions;
}
