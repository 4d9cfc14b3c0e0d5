/** What makes one text of another, and where places of the first one are in the second. */
export function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < most - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const to = before.length - tail;
  const insert = after.slice(from, after.length - tail);
  /** In what is replaced, a place keeps the number of letters and signs before it: formatting moves them, and changes few. */
  const placeOf = (place: number): number => {
    if (place <= from) return place;
    if (place > to) return place - before.length + after.length;
    const signs = before.slice(from, place).replace(/\s/g, '').length;
    let found = 0;
    for (let seen = 0; seen < signs && found < insert.length; found += 1)
      if (/\S/.test(insert.charAt(found))) seen += 1;
    return from + found;
  };
  return { change: { from, to, insert }, placeOf };
}
