import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { previewsIn } from './address.ts';
import { servePreviews } from './dev-previews.ts';
import { preparePreviews } from './prepare-previews.ts';
import { formatProblem, type Problem } from './problem.ts';

/**
 * Runs the examples that articles show with `preview`: a build gets them as files, the development server makes them when they are asked
 * for. Comes after whatever changes the site's pages, since theirs are no pages of the site.
 */
export function examplePreviews(): AstroIntegration {
  return {
    name: 'example-previews',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [servePreviews(logger)] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const names = previewsOf(site);
        if (names.length === 0) return;
        const { folder, problems } = await preparePreviews(names, 'site');
        if (problems.length > 0) throw new Error(reportOf(problems));
        cpSync(folder, join(site, 'examples'), { recursive: true });
        logger.info(`${names.length} examples run in articles`);
      },
    },
  };
}

/** The examples that the pages of a built site show running. */
function previewsOf(site: string): string[] {
  const pages = globSync('**/*.html', { cwd: site });
  const names = pages.flatMap((page) => previewsIn(readFileSync(join(site, page), 'utf8')));
  return [...new Set(names)].sort();
}

function reportOf(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return `Examples that articles show have ${count}:\n\n${problems.map(formatProblem).join('\n\n')}`;
}
