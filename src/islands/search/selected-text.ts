/** Longer selections are no queries. */
const longest = 100;

let used = '';

/** What the reader has selected in the page, as a query; nothing where it is too long, or was asked for before. */
export function selectedText(): string {
  const text = (getSelection()?.toString() ?? '').trim().replace(/\s+/g, ' ');
  if (text === used || text.length > longest) return '';
  used = text;
  return text;
}
