import type { Weight } from './weigh.ts';

/** What a page may cost at most on its first visit, in bytes; JavaScript, styles and HTML compressed with brotli, fonts as they are. */
export const budgets = {
  js: 10_000,
  css: 12_000,
  html: 60_000,
  fonts: 60_000,
} as const;

const NAMES = { js: 'JavaScript', css: 'CSS', html: 'HTML', fonts: 'preloaded fonts' } as const;

/** The scripts of a page with their bytes, heaviest first. */
function listScripts({ scripts }: Weight): string {
  const parts = Object.entries(scripts).sort(([, a], [, b]) => b - a);
  return parts.map(([path, bytes]) => `${path} ${bytes}`).join(', ');
}

/** In which ways a page is over budget, a sentence each. */
export function excesses(weight: Weight): string[] {
  const kinds = Object.keys(budgets) as (keyof typeof budgets)[];
  const heavy = kinds
    .filter((kind) => weight[kind] > budgets[kind])
    .map((kind) => {
      const parts = kind === 'js' ? `: ${listScripts(weight)}` : '';
      return `${NAMES[kind]} is ${weight[kind]} bytes, the budget is ${budgets[kind]}${parts}`;
    });
  return [...heavy, ...weight.react.map((path) => `loads React before the reader acts: ${path}`)];
}
