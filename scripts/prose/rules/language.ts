import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { type Block, placeIn } from '../blocks.ts';
import type { Finding, Rule } from '../rule.ts';

/** Words that mean something else here than what the library warns of. */
const terms: string[] = [
  // The element of a component; a server.
  'host',
  'hosts',
  // States of form controls, and what an error says of a value.
  'disabled',
  'invalid',
  // A special character, a special case.
  'special',
  // What hangs in a tree, or waits for ever.
  'hang',
];

const processor = unified()
  .use(retextEnglish)
  .use(retextEquality, { ignore: terms })
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle);

type Message = VFile['messages'][number];

/** Words that belittle a task or exclude readers, words that stand twice, "a" where "an" belongs. */
export const language: Rule = (article, blocks) =>
  blocks.flatMap((block) =>
    messagesOf(block)
      .filter(isRight)
      .map((message): Finding => {
        const { actual = '', place } = message;
        const offset = place && 'start' in place ? (place.start.offset ?? 0) : 0;
        const [first = ''] = actual.split('\n');
        return { ...placeIn(block, offset, first, article), ...inOurWords(message) };
      }),
  );

function messagesOf({ text }: Block): Message[] {
  const file = new VFile(text);
  processor.runSync(processor.parse(file), file);
  return file.messages;
}

/** The library does not know that `ng` is spelled out: it takes "an". */
const isRight = ({ source, reason }: Message): boolean =>
  source !== 'retext-indefinite-article' || !/before `ng\b/.test(reason);

function inOurWords({ source, reason, actual, expected }: Message) {
  const [better, ...others] = expected ?? [];
  if (source !== 'retext-equality') return { message: `${reason}.`, hint: `Write "${better}".` };
  return {
    message: `"${actual}" can belittle or exclude readers.`,
    hint: better
      ? `Write what is meant: ${[better, ...others].join(', ')}.`
      : 'Leave it out, or say what it is.',
  };
}
