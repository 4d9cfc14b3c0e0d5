/** The path in an application that a reader means: a whole address counts by its path, and a slash at the start may be missing. */
export function pathOfInput(input: string): string {
  const text = input.trim();
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text)) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url) return url.pathname + url.search + url.hash;
  }
  if (/^[?#]/.test(text)) return text;
  return `/${text.replace(/^[/\\]+/, '')}`;
}
