import { readFileSync } from 'node:fs';

/**
 * Articles that were written before the form that CONTRIBUTING.md describes, as paths of files. Whoever rewrites one takes it off the list, and nothing is
 * added: new articles have the form.
 */
export const earlierForm: ReadonlySet<string> = new Set(
  readFileSync(new URL('earlier-form.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);
