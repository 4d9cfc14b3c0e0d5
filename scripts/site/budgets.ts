import type { Weight } from './weigh.ts';

/**
 * What a page to read may cost at most on its first visit, in bytes; JavaScript, styles and HTML
 * compressed with brotli, fonts as they are.
 */
export const budgets = {
  // 107 of them wait for the paint before the modules start; without that, the largest paint came up to 400 ms later.
  js: 10_400,
  css: 12_000,
  html: 60_000,
  fonts: 48_000,
} as const;

/**
 * A page with an editor: it loads the editor and React when the browser is idle. Compiler and
 * framework come after that, and are not counted here.
 */
export const workbenchBudgets: Readonly<Record<keyof typeof budgets, number>> = {
  ...budgets,
  js: 350_000,
  css: 12_500,
};

/** What a page may cost. */
export const budgetOf = (hasEditor: boolean): Readonly<Record<keyof typeof budgets, number>> =>
  hasEditor ? workbenchBudgets : budgets;

const NAMES = { js: 'JavaScript', css: 'CSS', html: 'HTML', fonts: 'fonts' } as const;

/** The scripts of a page with their bytes, heaviest first. */
function listScripts({ scripts }: Weight): string {
  const parts = Object.entries(scripts).sort(([, a], [, b]) => b - a);
  return parts.map(([path, bytes]) => `${path} ${bytes}`).join(', ');
}

/**
 * In which ways a page is over budget, a sentence each.
 *
 * @param hasEditor whether the page has an editor
 */
export function excesses(weight: Weight, hasEditor: boolean): string[] {
  const budget = budgetOf(hasEditor);
  const kinds = Object.keys(budgets) as (keyof typeof budgets)[];
  const heavy = kinds
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => {
      const parts = kind === 'js' ? `: ${listScripts(weight)}` : '';
      return `${NAMES[kind]} is ${weight[kind]} bytes, the budget is ${budget[kind]}${parts}`;
    });
  const react = hasEditor ? [] : weight.react;
  return [...heavy, ...react.map((path) => `loads React before the reader acts: ${path}`)];
}
