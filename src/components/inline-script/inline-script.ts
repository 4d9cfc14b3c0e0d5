import { minifySync } from 'rolldown/utils';

/** All pages have the same scripts: each is minified once. */
const minified = new Map<string, string>();

/**
 * A script as it stands in the HTML of a page. What is inline is not bundled, so that nothing else would minify it.
 *
 * @param file its name, for messages
 * @throws Error where the code is no JavaScript
 */
export function inlineScript(file: string, code: string): string {
  const known = minified.get(code);
  if (known !== undefined) return known;
  const { code: small, errors } = minifySync(file, code);
  if (errors.length > 0)
    throw new Error(`${file} can't be minified: ${errors.map(({ message }) => message).join(' ')}`);
  minified.set(code, small);
  return small;
}
