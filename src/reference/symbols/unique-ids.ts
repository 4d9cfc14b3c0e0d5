/** Gives out ids that are unique on a page, and notes them: a repeated one gets `-1`, `-2` and so on. */
export function uniqueIds(taken: Set<string>): (wanted: string) => string {
  return (wanted) => {
    let id = wanted;
    for (let repeat = 1; taken.has(id); repeat++) id = `${wanted}-${repeat}`;
    taken.add(id);
    return id;
  };
}
