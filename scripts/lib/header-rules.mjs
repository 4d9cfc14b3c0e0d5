/**
 * @typedef {object} HeaderRule
 * @property {RegExp} path the paths that the rule is for
 * @property {[name: string, value: string][]} headers
 */

/**
 * Reads a `_headers` file, in which a line with a path (`*` stands for anything) is followed by indented headers.
 * @param {string} text
 * @returns {HeaderRule[]} in the order of the file; later rules overrule earlier ones
 */
export function parseHeaderRules(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header)
      rules.at(-1)?.headers.push([(header[1] ?? '').toLowerCase(), (header[2] ?? '').trim()]);
    else rules.push({ path: pathPattern(line.trim()), headers: [] });
  }
  return rules;
}

function pathPattern(/** @type {string} */ path) {
  const parts = path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/**
 * The headers that the rules give a path.
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function headersFor(rules, pathname) {
  return Object.fromEntries(
    rules.filter(({ path }) => path.test(pathname)).flatMap(({ headers }) => headers),
  );
}
