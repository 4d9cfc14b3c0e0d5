import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { globSync } from 'tinyglobby';
import {
  analyticsHosts,
  contentSecurityPolicy,
  hashSource,
  inlineCode,
  searchHosts,
  withPolicy,
} from './content-security-policy.ts';

/** A character for each byte: the pages are UTF-8, but all that is looked for and written is ASCII, and nothing needs to be decoded. */
const encoding = 'latin1';

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
      'astro:build:done': ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = globSync('**/*.html', { cwd: root, absolute: true }).sort();
        const policy = contentSecurityPolicy(
          hashesOf(files),
          searchHosts(searchAppId),
          analyticsHosts(analyticsOrigin),
        );
        for (const file of files) {
          writeFileSync(file, withPolicy(readFileSync(file, encoding), policy), encoding);
        }
        logger.info(`${files.length} pages carry the policy (${policy.length} characters)`);
      },
    },
  };
}

function hashesOf(files: readonly string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of files) {
    const code = inlineCode(readFileSync(file, encoding));
    for (const text of code.scripts) scripts.add(text);
    for (const text of code.styles) styles.add(text);
  }
  // Most pages have the same ones: each is hashed once.
  const hashes = (texts: ReadonlySet<string>) =>
    [...texts].map((text) => hashSource(text, encoding)).sort();
  return { scripts: hashes(scripts), styles: hashes(styles) };
}
