// `npm run check:budget [folder]`: no page of the built site costs more than scripts/site/budgets.ts allows.
import { resolve } from 'node:path';
import { site as settings } from '../src/site.config.ts';
import { main } from './lib/failure.mjs';
import { dist } from './lib/paths.mjs';
import { budgets, excesses, readSite, Scales, type Weight } from './site/index.ts';

/** Pages that are weighed side by side: compression runs in the four threads that Node has for it. */
const AT_ONCE = 8;

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
  const heaviest = { js: 0, css: 0, html: 0, fonts: 0 };
  /** Pages by what is wrong with them: what all pages load is wrong with all of them. */
  const pagesOver = new Map<string, string[]>();
  const files = pages.map(({ file }) => file);
  for (const { file, weight } of await weighAll(scales, files)) {
    for (const kind of Object.keys(budgets) as (keyof typeof budgets)[]) {
      heaviest[kind] = Math.max(heaviest[kind], weight[kind]);
    }
    for (const excess of excesses(weight))
      pagesOver.set(excess, [...(pagesOver.get(excess) ?? []), file]);
  }
  for (const [excess, files] of pagesOver) console.error(`${excess}\n  ${files.join('\n  ')}`);
  const kinds = Object.entries(heaviest).map(
    ([kind, bytes]) => `${kind} ${bytes} of ${budgets[kind as keyof typeof budgets]}`,
  );
  console.log(`${pages.length} pages, heaviest in bytes: ${kinds.join(', ')}`);
  process.exitCode = pagesOver.size === 0 ? 0 : 1;
});
