/** Boxes that older documentation sites drew around a warning. */
const boxes = /<div class="[^"]*\balert\b[^"]*">([\s\S]*?)<\/div>/g;

/** Replaces boxes of older documentation sites by quotations. */
export function withoutLegacyMarkup(markdown: string): string {
  return markdown.replaceAll(boxes, (_box, content: string) => {
    const text = content
      .replaceAll(/<header>([\s\S]*?)<\/header>/g, '\n\n**$1**\n\n')
      .replaceAll(/<\/?p>/g, '\n\n')
      .split('\n')
      .map((line) => `> ${line.trim()}`)
      .join('\n');
    return `\n\n${text}\n\n`;
  });
}
