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
const action = /^(?<before> *(?:- )?action:(?: +|$)(?<quote>["']?))(?<text>.*)\k<quote>$/;

/** What begins a text on the lines below. */
const block = /^[>|][-+\d]*(?: +#.*)?$/;

/** Whether the line below an action goes on with its text: it is indented further than the key. */
function goesOn(line: string, below = ''): boolean {
  return below.trim() !== '' && below.search(/\S/) > line.indexOf('action:');
}

/**
 * A file of steps of the update guide as the checks of prose need it: its actions, Markdown on one line each, are paragraphs.
 *
 * @throws Error with the place where an action is not on one line: the checks would not read it
 */
export function readSteps(file: string, text: string): Article {
  const lines = text.split(/\r?\n/);
  const children = lines.flatMap((line, index) => {
    const { before = '', text: markdown = '' } = action.exec(line)?.groups ?? {};
    if (!before) return [];
    if (markdown.trim() === '' || block.test(markdown) || goesOn(line, lines[index + 1]))
      throw new Error(
        `${file}:${index + 1}:${before.length + 1} An action is a text on the line of its key. Write it there, in quotes where it has a colon.`,
      );
    return placed(parser.parse(markdown), index, before.length).children;
  });
  return { file, text, lines, tree: { type: 'root', children } };
}

/** Every file of steps, sorted. */
export function findSteps(): Article[] {
  return filesBelow(join(root, 'content/update-guide')).map((file) =>
    readSteps(relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
  );
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
