/** A line of a panel that is longer than this is shortened; the card of the member has everything. */
const fittingLength = 100;

/** Replaces object types of a long line by `{ … }`, the longest first, until the line fits. */
export function shorten(line: string): string {
  let short = line;
  while (short.length > fittingLength) {
    const longest = objectTypes(short).sort((a, b) => b.length - a.length)[0];
    if (longest === undefined || longest.length < 24) return short;
    short = short.replace(longest, () => '{ … }');
  }
  return short;
}

/** Outermost `{…}` of a text. */
function objectTypes(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '{' && depth++ === 0) start = index;
    if (text[index] === '}' && --depth === 0) found.push(text.slice(start, index + 1));
  }
  return found;
}
