import { isCollection, isMap, isNode, LineCounter, type Node, parseDocument } from 'yaml';
import { AuthorError, type AuthorErrorPlace } from '../authoring/index.ts';

/** Keys and indices that lead to a value. */
export type DataPath = readonly PropertyKey[];

/** Data from YAML that knows where each part stands. */
export interface YamlSource {
  readonly data: unknown;
  /** Place of a value; of the closest one around it when the path leads nowhere. */
  placeOf(path: DataPath): AuthorErrorPlace;
  /** Place of the last key of a path. */
  placeOfKey(path: DataPath): AuthorErrorPlace;
}

/** Where a YAML text comes from. */
export interface YamlOrigin {
  readonly file: string;
  /** Line of the file on which the text starts, when it is front matter. */
  readonly firstLine?: number;
}

/**
 * Parses a YAML text.
 *
 * @throws AuthorError when it is not YAML
 */
export function parseYaml(text: string, { file, firstLine = 1 }: YamlOrigin): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number): AuthorErrorPlace => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const [error] = document.errors;
  if (error)
    throw invalidYaml(error.message, text, lines.linePos(error.pos[0]).line, place(error.pos[0]));
  return {
    data: document.toJS(),
    placeOf: (path) => place(startOf(nodeAt(document.contents, path))),
    placeOfKey: (path) => place(startOfKey(document.contents, path)),
  };
}

/** The node at a path, or the last one on the way that exists. */
function nodeAt(root: Node | null, path: DataPath): Node | null {
  let node = root;
  for (const key of path) {
    const next = isCollection(node) ? node.get(key, true) : undefined;
    if (!isNode(next)) break;
    node = next;
  }
  return node;
}

function startOfKey(root: Node | null, path: DataPath): number {
  const parent = nodeAt(root, path.slice(0, -1));
  const pair = isMap<Node>(parent)
    ? parent.items.find((item) => String(item.key) === path.at(-1))
    : undefined;
  return startOf(pair?.key ?? parent);
}

function startOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}

function invalidYaml(
  message: string,
  text: string,
  line: number,
  place: AuthorErrorPlace,
): AuthorError {
  const written =
    text
      .split('\n')
      .slice(0, line)
      .findLast((above) => above.trim() !== '') ?? '';
  return new AuthorError({
    ...place,
    message: `This is not valid YAML: ${message}${message.endsWith('.') ? '' : '.'}`,
    hint: quoted(written) ?? `The parser stopped here:\n\n${written}`,
  });
}

/** A hint for the most common mistake: a colon in text without quotes. */
function quoted(line: string): string | undefined {
  const [, key, value] = /^(\s*(?:- )?[\w-]+: )([^'"].*: .*)$/.exec(line) ?? [];
  if (key === undefined || value === undefined) return undefined;
  return `Text that contains a colon and a space needs quotes:\n\n${key}${JSON.stringify(value)}`;
}
