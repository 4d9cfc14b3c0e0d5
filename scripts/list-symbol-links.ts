// `npm run check:symbols -- --links`: lists the automatic links of built articles into modules that the page does not otherwise mention.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, prepareReference } from '../src/reference/index.ts';
import { counted } from './lib/count.ts';
import { dist, root } from './lib/paths.mjs';
import { documentOf } from './site/index.ts';
import { surprisingLinks } from './symbols/index.ts';

await prepareReference(root);
const modules = new Map(
  catalogue(root).flatMap(({ entries }) => entries.map(({ address, module }) => [address, module])),
);
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      file.endsWith('.html') &&
      !/^(?:(?:api|assets|_astro)\/|reference\/glossary\.html)/.test(file),
  )
  .sort();
let count = 0;
for (const file of files) {
  const document = documentOf(readFileSync(join(dist, file), 'utf8'));
  const found = surprisingLinks(document, (address) => modules.get(address.replace(/#.*/, '')));
  for (const { code, address, before } of found) {
    console.log(`${file.replace(/\.html$/, '')}: …${before}[${code}] → ${address}`);
  }
  count += found.length;
}
console.log(`${counted(count, 'automatic link')} into modules that the page does not mention`);
