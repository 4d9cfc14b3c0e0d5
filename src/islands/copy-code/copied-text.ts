/** A line of a code block, as far as copying is concerned. */
export interface CopiedLine {
  text: string;
  /** It was taken out in the change that the block shows. */
  removed: boolean;
}

/**
 * The text that a reader gets: without removed lines, without white space at its ends and at the
 * ends of lines, and with one empty line where there were several.
 */
export function copiedText(lines: Iterable<CopiedLine>): string {
  const kept: string[] = [];
  for (const { text, removed } of lines) {
    const line = text.trimEnd();
    if (removed || (line === '' && kept.at(-1) === '')) continue;
    kept.push(line);
  }
  return kept.join('\n').replace(/^\n+|\n+$/g, '');
}
