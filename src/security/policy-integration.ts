import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { glob } from 'tinyglobby';
import {
  analyticsHosts,
  contentSecurityPolicy,
  hashSource,
  inlineCode,
  searchHosts,
  withPolicy,
} from './content-security-policy.ts';

/**
 * Writes one Content-Security-Policy into every page of the build.
 *
 * @param searchAppId application at the hosted search service, whose hosts pages may ask
 * @param analyticsOrigin where the tag of the analytics comes from; without both, pages ask no other host
 */
export function contentSecurity(
  searchAppId: string | undefined,
  analyticsOrigin: string | undefined,
): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await glob('**/*.html', { cwd: root, absolute: true })).sort();
        const policy = contentSecurityPolicy(
          await hashesOf(files),
          searchHosts(searchAppId),
          analyticsHosts(analyticsOrigin),
        );
        for (const file of files) {
          await writeFile(file, withPolicy(await readFile(file, 'utf8'), policy));
        }
        logger.info(`${files.length} pages carry the policy (${policy.length} characters)`);
      },
    },
  };
}

async function hashesOf(files: string[]): Promise<{ scripts: string[]; styles: string[] }> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of files) {
    const code = inlineCode(await readFile(file, 'utf8'));
    for (const text of code.scripts) scripts.add(hashSource(text));
    for (const text of code.styles) styles.add(hashSource(text));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
