import { symbolIndex } from '../../../reference/index.ts';
import { renderProse } from '../shared/rendering.ts';
import { hasLink, seeText } from './texts.ts';

/** Where the comment is. */
interface Place {
  readonly module: string;
  readonly owner: string;
  /** Address of the page. */
  readonly self: string;
}

/**
 * What a comment names as related, each as HTML inside of a line. Packages still name pages that no longer exist. These are left out, because
 * they would be text without a link.
 */
export async function relatedLinks(
  see: readonly string[],
  { module, owner, self }: Place,
): Promise<string[]> {
  const isSymbol = (name: string) => symbolIndex().resolve(name, module) !== undefined;
  const entries = see.map((text) =>
    renderProse({ markdown: seeText(text, isSymbol), inline: true, module, owner, self }),
  );
  return (await Promise.all(entries)).filter(hasLink);
}
