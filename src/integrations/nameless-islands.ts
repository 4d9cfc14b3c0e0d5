import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { glob } from 'tinyglobby';

/** The page without the names that Astro gives to islands. */
export const withoutIslandNames = (html: string): string =>
  html.replaceAll(/(<astro-island) uid="[^"]*"/g, '$1');

/**
 * Takes the names from the islands of a build. Astro makes them from the folder that the site is built in, so that two builds of one state would differ in every page,
 * and nothing in the browser asks for them.
 */
export function namelessIslands(): AstroIntegration {
  return {
    name: 'nameless-islands',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = await glob('**/*.html', { cwd: fileURLToPath(dir), absolute: true });
        for (const file of files) {
          const html = await readFile(file, 'utf8');
          const nameless = withoutIslandNames(html);
          if (nameless !== html) await writeFile(file, nameless);
        }
      },
    },
  };
}
