import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { filesBelow } from '../../src/files/index.ts';
import { root } from '../lib/paths.mjs';
import type { Article } from './read.ts';

const parser = unified().use(remarkParse);

/** What begins a text on the lines below. */
const block = /^[>|][-+\d]*(?: +#.*)?$/;

/** Whether the line below a key goes on with its text: it is indented further than the key. */
function goesOn(line: string, key: string, below = ''): boolean {
  return below.trim() !== '' && below.search(/\S/) > line.indexOf(`${key}:`);
}

/** A key of YAML with its text, as errors name it. */
export interface Field {
  readonly key: string;
  /** With its article: "An action". */
  readonly name: string;
}

/**
 * A data file as the checks of prose need it: the texts of some keys, Markdown on one line each, are paragraphs.
 *
 * @throws Error with the place where a text is not on one line: the checks would not read it
 */
export function readFields(file: string, text: string, fields: readonly Field[]): Article {
  const lines = text.split(/\r?\n/);
  const names = new Map(fields.map(({ key, name }) => [key, name]));
  const pattern = new RegExp(
    `^(?<before> *(?:- )?(?<key>${[...names.keys()].join('|')}):(?: +|$)(?<quote>["']?))(?<text>.*)\\k<quote>$`,
  );
  const children = lines.flatMap((line, index) => {
    const { before = '', key = '', text: markdown = '' } = pattern.exec(line)?.groups ?? {};
    if (!before) return [];
    if (markdown.trim() === '' || block.test(markdown) || goesOn(line, key, lines[index + 1]))
      throw new Error(
        `${file}:${index + 1}:${before.length + 1} ${names.get(key)} is a text on the line of its key. Write it there, in quotes where it has a colon.`,
      );
    return placed(parser.parse(markdown), index, before.length).children;
  });
  return { file, text, lines, tree: { type: 'root', children } };
}

/** `readFields` of the files of a folder, sorted. */
export function findFields(
  folder: string,
  ending: string,
  read: (file: string, text: string) => Article,
): Article[] {
  return filesBelow(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => read(relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')));
}

/** Gives the nodes of a line the places that they have in the file. */
function placed(tree: Root, lines: number, columns: number): Root {
  visit(tree, ({ position }) => {
    if (!position) return;
    for (const point of [position.start, position.end]) {
      point.line += lines;
      point.column += columns;
    }
  });
  return tree;
}
