/** What stands at an offset of a template, as far as completion needs to know. Offsets count from the start of the template. */
export type TemplatePlace =
  | { readonly kind: 'text' | 'comment' }
  | { readonly kind: 'tag' | 'block'; readonly start: number; readonly end: number }
  | AttributePlace
  | {
      readonly kind: 'value';
      readonly tag: string;
      readonly attribute: string;
      readonly start: number;
      readonly end: number;
    }
  /** `start` is where the name of the pipe starts, if the cursor is in one. */
  | { readonly kind: 'expression' | 'pipe'; readonly start: number };

/** The name of an attribute, with the brackets around it. */
export interface AttributePlace {
  readonly kind: 'attribute';
  readonly tag: string;
  readonly start: number;
  readonly end: number;
  /** Whether an equals sign follows. */
  readonly hasValue: boolean;
}

const isBound = (attribute: string): boolean => /^[[(*]|^(?:on|bind|bindon)-/.test(attribute);

const ends = (found: number, text: string): number => (found < 0 ? text.length : found);

/** Ends a block's parentheses, which may hold others. */
function closingParenthesis(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}

function expressionPlace(text: string, from: number, offset: number): TemplatePlace {
  const before = text.slice(from, offset);
  const pipe = /(?<![|])\|\s*([\w$]*)$/.exec(before);
  if (pipe) return { kind: 'pipe', start: offset - (pipe[1] ?? '').length };
  return { kind: 'expression', start: from };
}

/** A place in a tag, or where the tag ends. */
function scanTag(text: string, open: number, offset: number): TemplatePlace | number {
  const nameEnd = open + 1 + (/^[\w:-]*/.exec(text.slice(open + 1))?.[0].length ?? 0);
  if (offset <= nameEnd) return { kind: 'tag', start: open + 1, end: nameEnd };
  const tag = text.slice(open + 1, nameEnd);
  const part = /\s+|\/?>|([^\s=>/"'<]+)(\s*=\s*(?:"([^"]*)"?|'([^']*)'?|[^\s>"'<]*))?|[^<]/y;
  let at = nameEnd;
  for (part.lastIndex = at; at < text.length; at = part.lastIndex) {
    const found = part.exec(text);
    if (!found || (found[0].endsWith('>') && found[1] === undefined))
      return found ? part.lastIndex : Math.max(at, open + 1);
    const place = found[1]
      ? attributePlace(text, tag, found, at, offset)
      : part.lastIndex >= offset && /\s$/.test(text.slice(at, offset))
        ? emptyAttribute(text, tag, part.lastIndex, offset)
        : undefined;
    if (place) return place;
  }
  return text.length;
}

/** A place after white space in a tag. A name that starts right at the cursor is the next part. */
function emptyAttribute(
  text: string,
  tag: string,
  end: number,
  offset: number,
): TemplatePlace | undefined {
  const isName = end === offset && /[^\s=>/"'<]/.test(text[offset] ?? '>');
  if (isName) return undefined;
  return { kind: 'attribute', tag, start: offset, end: offset, hasValue: false };
}

function attributePlace(
  text: string,
  tag: string,
  found: RegExpExecArray,
  start: number,
  offset: number,
): TemplatePlace | undefined {
  const [whole, name = '', assigned, double, single] = found;
  const end = start + name.length;
  if (offset <= end)
    return { kind: 'attribute', tag, start, end, hasValue: assigned !== undefined };
  const value = double ?? single;
  if (value === undefined || assigned === undefined) return undefined;
  const valueStart = end + assigned.search(/["']/) + 1;
  if (offset < valueStart || offset > valueStart + value.length) return undefined;
  if (isBound(name)) return expressionPlace(text, valueStart, offset);
  const interpolation = value.slice(0, offset - valueStart).lastIndexOf('{{');
  if (interpolation >= 0 && !value.slice(interpolation, offset - valueStart).includes('}}'))
    return expressionPlace(text, valueStart + interpolation + 2, offset);
  const place = { kind: 'value', tag, attribute: name } as const;
  return whole ? { ...place, start: valueStart, end: valueStart + value.length } : undefined;
}

/** Finds the part of a template at an offset. Templates are unfinished while a developer types, so any text is accepted. */
export function templatePlace(text: string, offset: number): TemplatePlace {
  let at = 0;
  while (at < offset) {
    const rest = text.slice(at, at + 24);
    if (rest.startsWith('<!--')) {
      const end = ends(text.indexOf('-->', at), text);
      if (offset < end + 3) return { kind: 'comment' };
      at = end + 3;
    } else if (rest.startsWith('{{')) {
      const end = ends(text.indexOf('}}', at), text);
      if (offset >= at + 2 && offset <= end) return expressionPlace(text, at + 2, offset);
      at = end + 2;
    } else if (/^<(?:[a-zA-Z]|$)/.test(rest) || (rest[0] === '<' && at === offset - 1)) {
      const found = scanTag(text, at, offset);
      if (typeof found !== 'number') return found;
      at = Math.max(found, at + 1);
    } else if (rest[0] === '@') {
      const [word = '@'] = /^@[a-z]*(?: if)?/.exec(rest) ?? [];
      if (offset <= at + word.length) return { kind: 'block', start: at, end: at + word.length };
      at += word.length;
      const open = /^\s*\(/.exec(text.slice(at));
      if (!open) continue;
      const close = closingParenthesis(text, at + open[0].length - 1);
      if (offset > at + open[0].length - 1 && offset <= close)
        return expressionPlace(text, at + open[0].length, offset);
      at = close;
    } else at += 1;
  }
  return { kind: 'text' };
}
