// `npm run check:links [folder]`: checks every page of the built site against the rules in scripts/site/rules.ts.
import { resolve } from 'node:path';
import { site as settings } from '../src/site.config.ts';
import { main } from './lib/failure.mjs';
import { dist } from './lib/paths.mjs';
import { check, KeptPages, keepFacts, readSite } from './site/index.ts';

await main(async () => {
  const folder = resolve(process.argv[2] ?? dist);
  const pages = new KeptPages();
  const site = readSite(folder, settings.origin, pages.read);
  pages.save();
  // The stages after this one need not parse the site again.
  if (folder === dist) keepFacts(folder, site);
  const findings = check(site);
  for (const { rule, page, message } of findings) console.error(`${page} (${rule}): ${message}`);
  const links = site.pages.reduce((total, { references }) => total + references.length, 0);
  console.log(`${site.pages.length} pages, ${links} references, ${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
});
