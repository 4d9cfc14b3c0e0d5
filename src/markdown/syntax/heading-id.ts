import type { CompileContext, Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Code, Effects, Extension, State, Token, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { Literal } from 'unist';

/** Ids that an author set by hand: `{#id}`, `{# id }` or `{#id #older-id}` at the end of a heading. */
export interface HeadingId extends Literal {
  type: 'headingId';
  value: string;
}

/** The ids of a heading: the one that links lead to, and those that it had in older versions. */
export const idsOf = ({ value }: HeadingId): readonly [string, ...string[]] => {
  const [id = '', ...older] = value.split(/\s+#/);
  return [id, ...older];
};

declare module 'mdast' {
  interface PhrasingContentMap {
    headingId: HeadingId;
  }
  interface RootContentMap {
    headingId: HeadingId;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
  }
}

/**
 * Reads `{#id}` at the end of a run of text as a node of type `headingId`.
 *
 * It is part of the grammar and not a text replacement, because MDX reads a brace as the start of
 * an expression and fails before any plugin sees the tree; and code must keep its braces.
 */
export function headingIdSyntax(this: Processor): void {
  const data = this.data() as ParserData;
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push(micromarkHeadingId());
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(headingIdFromMarkdown());
}

/** Where the parser finds its extensions. */
interface ParserData {
  micromarkExtensions?: Extension[];
  fromMarkdownExtensions?: FromMarkdownExtension[];
}

const codes = { tab: -2, virtualSpace: -1, eof: null, space: 32, hash: 35, open: 123, close: 125 };

/** Tokenizer extension; its construct is tried before that of MDX expressions. */
function micromarkHeadingId(): Extension {
  return { text: { [codes.open]: { name: 'headingId', tokenize } } };
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let hasText = false;
  return start;

  function start(code: Code): State | undefined {
    effects.enter('headingId');
    effects.consume(code);
    return beforeHash;
  }

  function beforeHash(code: Code): State | undefined {
    if (isSpace(code)) {
      effects.consume(code);
      return beforeHash;
    }
    if (code !== codes.hash) return nok(code);
    effects.consume(code);
    return inside;
  }

  function inside(code: Code): State | undefined {
    if (code === codes.close) {
      if (!hasText) return nok(code);
      effects.consume(code);
      return after;
    }
    if (code === codes.eof || code === codes.open || code < codes.tab) return nok(code);
    if (!isSpace(code)) hasText = true;
    effects.consume(code);
    return inside;
  }

  function after(code: Code): State | undefined {
    if (isSpace(code)) {
      effects.consume(code);
      return after;
    }
    if (code !== codes.eof) return nok(code);
    effects.exit('headingId');
    return ok(code);
  }
}

function isSpace(code: Code): boolean {
  return code === codes.tab || code === codes.virtualSpace || code === codes.space;
}

function headingIdFromMarkdown(): FromMarkdownExtension {
  return {
    enter: {
      headingId(this: CompileContext, token: Token) {
        const value = this.sliceSerialize(token)
          .replace(/^\{\s*#|\}\s*$/g, '')
          .trim();
        this.enter({ type: 'headingId', value }, token);
        return undefined;
      },
    },
    exit: {
      headingId(this: CompileContext, token: Token) {
        this.exit(token);
        return undefined;
      },
    },
  };
}
