import { descriptionSchema } from '../../../src/schemas/index.ts';
import { type Block, placeIn } from '../blocks.ts';
import type { Finding, Rule } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';

const WORDS_OF_PARAGRAPH = 90;
const WORDS_OF_SENTENCE = 28;
const COLUMNS = 110;

const count = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

const isParagraph = ({ kind }: Block): boolean => kind === 'paragraph';

/** One idea in a paragraph: a long one has several. */
export const paragraphs: Rule = (_article, blocks) =>
  blocks.filter(isParagraph).flatMap(({ text, place }): Finding[] => {
    const length = count(text);
    if (length <= WORDS_OF_PARAGRAPH) return [];
    const message = `The paragraph has ${length} words, and at most ${WORDS_OF_PARAGRAPH} are read as one idea.`;
    return [{ ...place, message, hint: 'Split it where the second idea starts.' }];
  });

/** Sentences that are read once. */
export const sentences: Rule = (article, blocks) =>
  blocks.filter(isParagraph).flatMap((block) =>
    sentencesOf(block.text).flatMap(({ sentence, index }): Finding[] => {
      const length = count(sentence);
      if (length <= WORDS_OF_SENTENCE) return [];
      const [start = ''] = sentence.split(/\s/, 1);
      return [
        {
          ...placeIn(block, index, start, article),
          message: `The sentence has ${length} words, more than ${WORDS_OF_SENTENCE}.`,
          hint: 'Make two of it.',
        },
      ];
    }),
  );

/**
 * Prose in lines of at most 110 columns. Lines without a space to break at, and what can't be broken, may be longer, and a text in a data file is one
 * line.
 */
export const columns: Rule = ({ file, lines }, blocks) =>
  blocks
    .filter((block) => isParagraph(block) && file.endsWith('.mdx'))
    .flatMap(({ node }) => {
      const { start, end } = node?.position ?? {};
      if (!start || !end) return [];
      return lines.slice(start.line - 1, end.line).flatMap((text, index): Finding[] => {
        const at = text.lastIndexOf(' ', COLUMNS);
        if (text.length <= COLUMNS || text.slice(0, Math.max(0, at)).trim() === '') return [];
        return [
          {
            line: start.line + index,
            column: COLUMNS + 1,
            message: `The line has ${text.length} columns, more than ${COLUMNS}.`,
            hint: `${text.slice(0, at)}\n${text.slice(at + 1)}`,
          },
        ];
      });
    });

/** Descriptions that search engines show whole. */
export const descriptions: Rule = ({ lines }) =>
  lines.slice(0, 20).flatMap((text, index): Finding[] => {
    const { quoted, plain } =
      /^description:\s*(?:(['"])(?<quoted>.*)\1|(?<plain>.*))\s*$/.exec(text)?.groups ?? {};
    const description = quoted ?? plain;
    if (description === undefined) return [];
    if (descriptionSchema.safeParse(description).success) return [];
    const message = `The description has ${description.length} characters; search engines show 50 to 160.`;
    return [
      {
        line: index + 1,
        column: 1,
        message,
        hint: 'One or two sentences that say what a reader finds here.',
      },
    ];
  });
