// `npm run check:budget [folder]`: no page of the built site costs more than scripts/site/budgets.ts allows.
import { join, resolve } from 'node:path';
import { hashFiles, sourceFiles } from '../src/files/index.ts';
import { KeptResults } from '../src/kept/index.ts';
import { site as settings } from '../src/site.config.ts';
import { main } from './lib/failure.mjs';
import { dist, root } from './lib/paths.mjs';
import {
  budgets,
  excesses,
  firstEdit,
  firstEditBudget,
  firstEditExcess,
  type PageFacts,
  type Parts,
  readFacts,
  Scales,
  type Weight,
  workbenchBudgets,
} from './site/index.ts';
import { cacheFolder, keptFindings } from './verdicts/index.ts';

/** Pages that are weighed side by side: compression runs in the four threads that Node has for it. */
const AT_ONCE = 8;

type Weights = Readonly<Record<keyof typeof budgets, number>>;

interface Weighed {
  readonly page: PageFacts;
  readonly weight: Weight;
}

/** Sizes that earlier runs have found, also those of other checkouts: a change of one page compresses that page. */
function keptSizes(): KeptResults<number> {
  const program = sourceFiles([join(root, 'scripts/lib/compress.mjs')]);
  const { brotli = '', zlib } = process.versions;
  return new KeptResults(
    join(cacheFolder(), 'sizes.json'),
    hashFiles(root, program, [brotli, zlib]),
  );
}

/** Weighs all pages, in their order. */
async function weighAll(scales: Scales, pages: readonly PageFacts[]): Promise<Weighed[]> {
  const weighed: Weighed[] = [];
  for (let index = 0; index < pages.length; index += AT_ONCE) {
    const some = pages.slice(index, index + AT_ONCE);
    const weigh = async (page: PageFacts) => ({ page, weight: await scales.weigh(page.file) });
    weighed.push(...(await Promise.all(some.map(weigh))));
  }
  return weighed;
}

await main(async () => {
  const folder = resolve(process.argv[2] ?? dist);
  const pages = readFacts(folder, settings.origin).pages.filter(({ forwards }) => !forwards);
  const parts = keptFindings<Parts>('parts.json', ['scripts/site/weigh.ts']);
  const found = { sizes: keptSizes(), parts };
  const scales = new Scales(folder, found);
  /** The most bytes of pages to read, and of pages with an editor. */
  const heaviest = {
    read: { js: 0, css: 0, html: 0, fonts: 0 },
    edit: { js: 0, css: 0, html: 0, fonts: 0 },
  };
  /** Pages by what is wrong with them: what all pages load is wrong with all of them. */
  const pagesOver = new Map<string, string[]>();
  for (const { page, weight } of await weighAll(scales, pages)) {
    const { file, hasEditor } = page;
    const most = heaviest[hasEditor ? 'edit' : 'read'];
    for (const kind of Object.keys(budgets) as (keyof typeof budgets)[]) {
      most[kind] = Math.max(most[kind], weight[kind]);
    }
    for (const excess of excesses(weight, hasEditor))
      pagesOver.set(excess, [...(pagesOver.get(excess) ?? []), file]);
  }
  const edit = await firstEdit(folder, await scales.weigh('playground.html'));
  found.sizes.save();
  found.parts.save();
  for (const excess of firstEditExcess(edit)) pagesOver.set(excess, ['playground.html']);
  for (const [excess, files] of pagesOver) console.error(`${excess}\n  ${files.join('\n  ')}`);
  const listed = (most: Weights, budget: Weights) =>
    (Object.keys(budgets) as (keyof Weights)[])
      .map((kind) => `${kind} ${most[kind]} of ${budget[kind]}`)
      .join(', ');
  console.log(
    `${pages.length} pages, heaviest in bytes: ${listed(heaviest.read, budgets)}; with an editor: ${listed(heaviest.edit, workbenchBudgets)}`,
  );
  const loaded = Object.values(edit).reduce((sum, part) => sum + part, 0);
  console.log(`A first edit in the playground loads ${loaded} of ${firstEditBudget} bytes`);
  process.exitCode = pagesOver.size === 0 ? 0 : 1;
});
