/** Code of a doc comment: fences and inline code, which are kept as they are. */
export const codePattern = /(^[ \t]*(?:```|~~~)[\s\S]*?^[ \t]*(?:```|~~~)[ \t]*$|`[^`\n]+`)/m;

/** What stands for an example in a file that is not published: a tag, or an element of older documentation sites. */
const placeholder =
  /\{@example[^}]*\}|<(code-example|code-tabs|docs-code(?:-multifile)?)\b[^>]*>[\s\S]*?<\/\1>/g;

/** Stands for a placeholder between the steps below. */
const gap = '\0';

type Kind = 'text' | 'code' | 'heading' | 'gap';
interface Block {
  readonly kind: Kind;
  readonly text: string;
}

const shownAbove =
  /,?\s+(?:and\s+)?as\s+(?:shown|seen|demonstrated|illustrated)\s+in\s+the\s+following\s+(?:example|snippet|code)/g;

/** A sentence about an example that comes next; what follows it in its paragraph is about the example too. */
const announcing =
  /^(?:the|in the|these|this|while in this)\s+(?!previous|preceding|above)(?:\S+\s+)?(?:follow(?:ing)?\b|examples?\b)|^the\s+example\s+below\b|^here\s+(?:is|are)\b|^(?:for example, )?let's\s+(?:say|assume)\b|^usage$/i;

/** A sentence that ends with a colon and is about nothing but the example. */
const introducing = /\b(?:following|below|here)\b|^(?:for|an?)\b.*\bexamples?\b/i;

/** A sentence that speaks of an example as if it stood beside it. */
const describing = /^this\s+code\b|\bin\s+(?:this|the\s+(?:previous|preceding|above))\s+example\b/i;

const below = /\bexamples?(?:\s+\w+)*\}?\s+below\b/i;

/** What begins a paragraph that goes on from an example, or says what comes of it. */
const continuing = /^(?:[a-z]|Invoking\b)/;

/**
 * Takes out the placeholders for examples that are not published, with the sentences that announce them, describe them, or go on from
 * them. A text without a placeholder stays as it is.
 */
export function withoutMissingExamples(text: string): string {
  const marked = outsideCode(text, (part) => part.replace(placeholder, `\n\n${gap}\n\n`));
  if (!marked.includes(gap)) return text;
  const blocks = blocksOf(marked);
  const kept = blocks.map((block, index) => mended(block, index, blocks));
  return withoutEmptySections(withoutHollowHeadings(kept.filter(isKept)).join('\n\n'));
}

/** Applies a change to what is not code. */
export function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(new RegExp(codePattern.source, 'gm'))
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

const isKept = (text: string): boolean => text.trim() !== '';

const fence = /(^[ \t]*(?:```|~~~)[\s\S]*?^[ \t]*(?:```|~~~)[ \t]*$)/gm;

function blocksOf(text: string): Block[] {
  return text.split(fence).flatMap((part, index): Block[] =>
    index % 2 === 1
      ? [{ kind: 'code', text: part }]
      : part
          .split(/\n\s*\n|(?<=^#{1,6} .*)\n|\n(?=#{1,6} )/m)
          .map((paragraph) => paragraph.replace(/^\n+|\s+$/g, ''))
          .filter(isKept)
          .map((paragraph) => ({ kind: kindOf(paragraph), text: paragraph })),
  );
}

function kindOf(paragraph: string): Kind {
  if (paragraph.trim() === gap) return 'gap';
  return /^#{1,6} /.test(paragraph) ? 'heading' : 'text';
}

/** What is left of a block. */
function mended({ kind, text }: Block, index: number, blocks: readonly Block[]): string {
  const before = blocks[index - 1];
  if (kind === 'gap') return '';
  // The result of an example that is not there.
  if (kind === 'code')
    return before && isContinued(index - 1, blocks) && before.text.endsWith(':') ? '' : text;
  if (kind === 'heading') return text;
  if (
    isContinued(index, blocks) ||
    (before?.kind === 'gap' && describing.test(sentencesOf(text)[0] ?? ''))
  )
    return '';
  return keptSentences(text, index, blocks).join('').trimEnd();
}

const isContinued = (index: number, blocks: readonly Block[]): boolean =>
  blocks[index]?.kind === 'text' &&
  blocks[index - 1]?.kind === 'gap' &&
  continuing.test(blocks[index].text);

function keptSentences(text: string, index: number, blocks: readonly Block[]): string[] {
  const comes = nextCode(index, blocks);
  const isShown = comes === 'code' || previousCode(index, blocks) === 'code';
  const later = blocks.slice(index).some(({ kind }) => kind === 'code');
  const sentences = sentencesOf(comes === 'gap' ? text.replace(shownAbove, '') : text);
  const first =
    comes === 'gap' ? sentences.findIndex((sentence) => announcing.test(sentence.trim())) : -1;
  return sentences
    .slice(0, first === -1 ? undefined : first)
    .filter((sentence) => later || !below.test(sentence))
    .filter((sentence) => isShown || !describing.test(sentence))
    .flatMap((sentence, place, all) => {
      const leadsIn =
        place === all.length - 1 && blocks[index + 1]?.kind === 'gap' && sentence.endsWith(':');
      if (!leadsIn) return [sentence];
      return introducing.test(sentence) ? [] : [sentence.replace(/\s*:$/, '.')];
    });
}

/** Sentences with the space after them, since line breaks mean something in lists. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]\s+)(?=[A-Z`{[<])/);

/** What a sentence announces: the first code or gap after it, in any section. */
function nextCode(index: number, blocks: readonly Block[]): Kind | undefined {
  return blocks.slice(index + 1).find(({ kind }) => kind === 'code' || kind === 'gap')?.kind;
}

function previousCode(index: number, blocks: readonly Block[]): Kind | undefined {
  return blocks.slice(0, index).findLast(({ kind }) => kind !== 'text')?.kind;
}

/** Drops headings that promise examples where their section has none left; the text in it stays. */
function withoutHollowHeadings(texts: readonly string[]): string[] {
  return texts.filter((text, index) => {
    if (!/^#+ .*\bexamples?\b/i.test(text)) return true;
    const after = texts.slice(index + 1);
    const end = after.findIndex((other) => /^#{1,6} /.test(other));
    return (
      after
        .slice(0, end === -1 ? undefined : end)
        .some((other) => /^[ \t]*(?:```|~~~)/.test(other)) || end === 0
    );
  });
}

/** Drops headings with nothing left below them. */
function withoutEmptySections(text: string): string {
  const sections = text.split(/^(?=#{1,6} )/m);
  const level = (index: number): number => /^#+(?= )/.exec(sections[index] ?? '')?.[0].length ?? 0;
  const isEmpty = (section: string, index: number): boolean =>
    level(index) > 0 && !/\n\s*\S/.test(section) && level(index + 1) <= level(index);
  const kept = sections.filter((section, index) => !isEmpty(section, index));
  return kept.length < sections.length ? withoutEmptySections(kept.join('')) : text;
}
