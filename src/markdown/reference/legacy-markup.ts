/** Elements of older documentation sites that stand for files which the packages do not have. */
const placeholders = /<(code-example|code-tabs|docs-code(?:-multifile)?)\b[^>]*>[\s\S]*?<\/\1>/g;

/** Boxes that older documentation sites drew around a warning. */
const boxes = /<div class="[^"]*\balert\b[^"]*">([\s\S]*?)<\/div>/g;

/** Replaces markup of older documentation sites: placeholders of examples go away, boxes become quotations. */
export function withoutLegacyMarkup(markdown: string): string {
  return markdown.replaceAll(placeholders, '').replaceAll(boxes, (_box, content: string) => {
    const text = content
      .replaceAll(/<header>([\s\S]*?)<\/header>/g, '\n\n**$1**\n\n')
      .replaceAll(/<\/?p>/g, '\n\n')
      .split('\n')
      .map((line) => `> ${line.trim()}`)
      .join('\n');
    return `\n\n${text}\n\n`;
  });
}
