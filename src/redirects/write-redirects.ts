import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AuthorError } from '../authoring/index.ts';
import type { Redirect } from './flatten-redirects.ts';
import { legacyRedirectsFile } from './legacy-redirects.ts';
import { renderForwardPage } from './render-forward-page.ts';
import { renderNginxMap, renderRedirectsFile } from './render-host-rules.ts';

/**
 * Writes a forward page for each redirect and the rules for hosts into a finished build.
 *
 * @param folder of the build
 * @param origin where the site is published
 * @param shortLinks further redirects, which the rules for hosts list apart
 * @throws AuthorError when the build has a page at an old address, or none at a new one
 */
export function writeRedirects(
  redirects: readonly Redirect[],
  folder: string,
  origin: string,
  shortLinks: readonly Redirect[] = [],
): void {
  for (const redirect of [...redirects, ...shortLinks]) checkBuild(redirect, folder);
  for (const redirect of [...redirects, ...shortLinks]) {
    const file = join(folder, `${redirect.from}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renderForwardPage(redirect, origin));
  }
  writeFileSync(join(folder, '_redirects'), renderRedirectsFile(redirects, shortLinks));
  writeFileSync(join(folder, 'nginx-redirects.map'), renderNginxMap(redirects, shortLinks));
}

function checkBuild({ from, to }: Redirect, folder: string): void {
  if (hasPage(folder, from)) {
    throw new AuthorError({
      file: legacyRedirectsFile,
      message: `${from} is redirected to ${to}, but the build has a page there.`,
      hint: `Remove the rule, or the page.`,
    });
  }
  const path = to.replace(/#.*$/, '');
  if (!hasPage(folder, path)) {
    throw new AuthorError({
      file: legacyRedirectsFile,
      message: `${from} is redirected to ${path}, which should have a page, but the build has none.`,
      hint: 'Make src/pages render that route, or correct src/navigation/published-routes.ts.',
    });
  }
}

function hasPage(folder: string, path: string): boolean {
  return existsSync(join(folder, `${path}.html`)) || existsSync(join(folder, path, 'index.html'));
}
