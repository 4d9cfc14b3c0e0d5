import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { site } from '../site.config.ts';
import { serveFromLastBuild } from './dev-search.ts';
import { makeRecords } from './records/make-records.ts';
import { makeTitles } from './records/make-titles.ts';
import { writePagefind } from './records/write-pagefind.ts';
import { packTitles } from './titles/titles-file.ts';

/** Where the records are kept for `npm run search:push`, relative to the project. */
export const recordsFile = '.cache/search/records.json';

/**
 * Makes the site searchable: a build writes the records, and from them the index of titles and that of text. The development server answers with those
 * of the last build.
 */
export function search(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const built = fileURLToPath(config.outDir);
        if (command === 'dev') updateConfig({ vite: { plugins: [serveFromLastBuild(built)] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const records = await makeRecords(folder);
        writeJson(recordsFile, records);
        writeJson(join(folder, 'search/titles.json'), packTitles(makeTitles(records)));
        await writePagefind(records, join(folder, 'pagefind'), site.language);
        const pages = records.filter(({ type }) => type === 'lvl1').length;
        logger.info(`${records.length} records of ${pages} pages`);
      },
    },
  };
}

function writeJson(file: string, data: unknown): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(data));
}
