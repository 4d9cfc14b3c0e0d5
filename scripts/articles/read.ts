import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { filesBelow } from '../../src/files/index.ts';
import { headingIdSyntax } from '../../src/markdown/index.ts';
import { root } from '../lib/paths.mjs';
import { frontMatter } from './front-matter.ts';

/** An article as its author wrote it; nothing of the site's own transformations has happened. */
export interface Article {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly text: string;
  /** The lines of `text`. */
  readonly lines: readonly string[];
  /** Places are those of the file. */
  readonly tree: Root;
}

// The grammar of heading ids wins over that of expressions when it comes later.
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(headingIdSyntax);

/**
 * Parses an article. Front matter becomes blank lines of the same length, so that offsets stay.
 *
 * @throws Error with the place when it is no MDX
 */
export function readArticle(file: string, text: string): Article {
  const body = text.replace(frontMatter, (matter) => matter.replace(/[^\r\n]/g, ' '));
  try {
    return { file, text, lines: text.split(/\r?\n/), tree: parser.parse(body) };
  } catch (error) {
    const { line = 1, column = 1, reason = error } = error as Record<string, unknown>;
    throw new Error(`${file}:${line}:${column} ${reason}`, { cause: error });
  }
}

/**
 * Every article below `content`, sorted.
 *
 * @param only the files of some of them, relative to the root of the repository
 */
export function findArticles(only?: readonly string[]): Article[] {
  const files = only?.map((file) => join(root, file)) ?? filesBelow(join(root, 'content'));
  return files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) =>
      readArticle(relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
    );
}
