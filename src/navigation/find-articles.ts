import { listFiles } from '../files/index.ts';
import { entryId } from '../schemas/index.ts';
import type { TreeName } from './types.ts';

/** A folder of articles: which files are articles, and where their routes start. */
export interface ArticleFolder {
  /** Name of its content collection. */
  readonly collection: 'docs' | 'reference' | 'tutorials';
  /** From the project root. */
  readonly folder: string;
  /** Files in the folder that are articles. */
  readonly pattern: string;
  /** What precedes an entry's id in its route. */
  readonly prefix: string;
  /** Trees that place these articles. */
  readonly trees: readonly TreeName[];
}

export const articleFolders: readonly ArticleFolder[] = [
  {
    collection: 'docs',
    folder: 'content/docs',
    pattern: '**/*.mdx',
    prefix: '/',
    trees: ['docs', 'footer'],
  },
  {
    collection: 'reference',
    folder: 'content/reference',
    pattern: '**/*.mdx',
    prefix: '/',
    trees: ['reference'],
  },
  {
    collection: 'tutorials',
    folder: 'content/tutorials',
    pattern: '{*,*/*}/index.mdx',
    prefix: '/tutorials/',
    trees: ['tutorials'],
  },
];

/** A file that becomes a page. */
export interface Article {
  readonly route: string;
  /** Path from the project root. */
  readonly file: string;
  readonly folder: ArticleFolder;
}

/**
 * Every article on disk, sorted by route.
 *
 * @param root the project's folder
 */
export function findArticles(root: string = process.cwd()): Article[] {
  return articleFolders
    .flatMap((folder) =>
      listFiles(root, folder.folder, folder.pattern).map((file) => ({
        route: folder.prefix + entryId(file),
        file: `${folder.folder}/${file}`,
        folder,
      })),
    )
    .sort((a, b) => compare(a.route, b.route) || compare(a.file, b.file));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
