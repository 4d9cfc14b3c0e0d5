import type { Weight } from './weigh.ts';

/** What a page to read may cost at most on its first visit, in bytes; JavaScript, styles and HTML compressed with brotli, fonts as they are. */
export const budgets = {
  js: 10_000,
  css: 12_000,
  html: 60_000,
  fonts: 60_000,
} as const;

/** A page with an editor: it loads the editor and React when the browser is idle. Compiler and framework come after that, and are not counted here. */
export const workbenchBudgets: Readonly<Record<keyof typeof budgets, number>> = {
  ...budgets,
  js: 350_000,
  css: 12_500,
};

/** Pages with an editor: steps of tutorials and the playground. The list of tutorials is a page to read. */
export const isWorkbench = (route: string): boolean => /^\/(?:playground$|tutorials\/)/.test(route);

/** What a page may cost. */
export const budgetOf = (route: string): Readonly<Record<keyof typeof budgets, number>> =>
  isWorkbench(route) ? workbenchBudgets : budgets;

const NAMES = { js: 'JavaScript', css: 'CSS', html: 'HTML', fonts: 'preloaded fonts' } as const;

/** The scripts of a page with their bytes, heaviest first. */
function listScripts({ scripts }: Weight): string {
  const parts = Object.entries(scripts).sort(([, a], [, b]) => b - a);
  return parts.map(([path, bytes]) => `${path} ${bytes}`).join(', ');
}

/**
 * In which ways a page is over budget, a sentence each.
 *
 * @param route address of the page
 */
export function excesses(weight: Weight, route: string): string[] {
  const budget = budgetOf(route);
  const kinds = Object.keys(budgets) as (keyof typeof budgets)[];
  const heavy = kinds
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => {
      const parts = kind === 'js' ? `: ${listScripts(weight)}` : '';
      return `${NAMES[kind]} is ${weight[kind]} bytes, the budget is ${budget[kind]}${parts}`;
    });
  const react = isWorkbench(route) ? [] : weight.react;
  return [...heavy, ...react.map((path) => `loads React before the reader acts: ${path}`)];
}
