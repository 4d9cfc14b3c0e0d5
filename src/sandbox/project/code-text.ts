/** What a slash after these is: the start of a regular expression, and no division. */
const BEFORE_EXPRESSION =
  /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|await|yield|delete))\s*$/;

/** A regular expression literal, from its first slash. */
const EXPRESSION = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//y;

/** A comment, from its start to its end. */
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;

/** A string in quotes, from the first quote to the last. */
const STRING = /'(?:\\[\s\S]|[^'\\\n])*'?|"(?:\\[\s\S]|[^"\\\n])*"?/y;

/** Where a string of code says which module it means. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*$/;

/** Letters before a slash or a string that are looked at. */
const TAIL = 40;

/** What code says, without what only looks like code. */
export interface CodeText {
  /** Identifiers and signs. Comments are gone; strings and regular expressions are empty. */
  readonly code: string;
  /** Modules that it imports or exports from, types included, in their order. */
  readonly imports: readonly string[];
}

function match(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}

/**
 * Separates code from comments and strings without a parser, for pages that load no compiler.
 *
 * @param text TypeScript or JavaScript
 */
export function readCode(text: string): CodeText {
  const imports: string[] = [];
  // Braces that are open in each `${…}` of a template: its text goes on after the last of them.
  const open: number[] = [];
  const code: string[] = [];
  // The end of the code, which tells what follows.
  let tail = '';
  let index = 0;

  const put = (piece: string) => {
    code.push(piece);
    tail = (tail + piece).slice(-TAIL);
  };

  const readTemplate = () => {
    while (index < text.length) {
      const sign = text[index];
      if (sign === '\\') index += 2;
      else if (sign === '$' && text[index + 1] === '{') {
        index += 2;
        open.push(0);
        put('` ${');
        return;
      } else {
        index += 1;
        if (sign === '`') {
          put('`');
          return;
        }
      }
    }
  };

  while (index < text.length) {
    const sign = text[index] as string;
    const comment = sign === '/' ? match(COMMENT, text, index) : undefined;
    const string = sign === "'" || sign === '"' ? match(STRING, text, index) : undefined;
    if (comment !== undefined) {
      index += comment.length;
      put(' ');
    } else if (string !== undefined) {
      if (SPECIFIER.test(tail)) imports.push(string.slice(1, -1));
      index += string.length;
      put("''");
    } else if (sign === '/' && BEFORE_EXPRESSION.test(tail)) {
      index += match(EXPRESSION, text, index)?.length ?? 1;
      put('/./');
    } else if (sign === '`') {
      index += 1;
      put('`');
      readTemplate();
    } else {
      index += 1;
      const braces = open.at(-1);
      put(sign);
      if (braces === undefined) continue;
      if (sign === '{') open[open.length - 1] = braces + 1;
      else if (sign === '}' && braces > 0) open[open.length - 1] = braces - 1;
      else if (sign === '}') {
        open.pop();
        readTemplate();
      }
    }
  }
  return { code: code.join(''), imports };
}
