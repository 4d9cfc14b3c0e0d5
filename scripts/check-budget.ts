// `npm run check:budget [folder]`: no page of the built site costs more than scripts/site/budgets.ts allows.
import { resolve } from 'node:path';
import { site as settings } from '../src/site.config.ts';
import { main } from './lib/failure.mjs';
import { dist } from './lib/paths.mjs';
import {
  budgetOf,
  budgets,
  excesses,
  readSite,
  routeOf,
  Scales,
  type Weight,
  workbenchBudgets,
} from './site/index.ts';

/** Pages that are weighed side by side: compression runs in the four threads that Node has for it. */
const AT_ONCE = 8;

type Weights = Readonly<Record<keyof typeof budgets, number>>;

/** Weighs all pages, in their order. */
async function weighAll(
  scales: Scales,
  files: readonly string[],
): Promise<{ file: string; weight: Weight }[]> {
  const weighed: { file: string; weight: Weight }[] = [];
  for (let index = 0; index < files.length; index += AT_ONCE) {
    const some = files.slice(index, index + AT_ONCE);
    const weigh = async (file: string) => ({ file, weight: await scales.weigh(file) });
    weighed.push(...(await Promise.all(some.map(weigh))));
  }
  return weighed;
}

await main(async () => {
  const folder = resolve(process.argv[2] ?? dist);
  const pages = readSite(folder, settings.origin).pages.filter(({ forwards }) => !forwards);
  const scales = new Scales(folder);
  /** The most bytes of pages to read, and of pages with an editor. */
  const heaviest = {
    read: { js: 0, css: 0, html: 0, fonts: 0 },
    edit: { js: 0, css: 0, html: 0, fonts: 0 },
  };
  /** Pages by what is wrong with them: what all pages load is wrong with all of them. */
  const pagesOver = new Map<string, string[]>();
  const files = pages.map(({ file }) => file);
  for (const { file, weight } of await weighAll(scales, files)) {
    const route = routeOf(file);
    const most = heaviest[budgetOf(route) === budgets ? 'read' : 'edit'];
    for (const kind of Object.keys(budgets) as (keyof typeof budgets)[]) {
      most[kind] = Math.max(most[kind], weight[kind]);
    }
    for (const excess of excesses(weight, route))
      pagesOver.set(excess, [...(pagesOver.get(excess) ?? []), file]);
  }
  for (const [excess, files] of pagesOver) console.error(`${excess}\n  ${files.join('\n  ')}`);
  const listed = (most: Weights, budget: Weights) =>
    (Object.keys(budgets) as (keyof Weights)[])
      .map((kind) => `${kind} ${most[kind]} of ${budget[kind]}`)
      .join(', ');
  console.log(
    `${pages.length} pages, heaviest in bytes: ${listed(heaviest.read, budgets)}; with an editor: ${listed(heaviest.edit, workbenchBudgets)}`,
  );
  process.exitCode = pagesOver.size === 0 ? 0 : 1;
});
