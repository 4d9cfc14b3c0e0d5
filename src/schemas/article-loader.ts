import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { AuthorError } from '../authoring/index.ts';
import { duplicateIds } from './duplicate-ids.ts';
import { entryId } from './entry-id.ts';
import { parseFrontMatter } from './parse-front-matter.ts';
import { throwAll, validate } from './validate.ts';

/** A folder of MDX files. */
export interface ArticleLoaderOptions {
  /** From the project root; one that does not exist is an empty collection. */
  readonly folder: string;
  /** Files in the folder that are entries. */
  readonly pattern: string;
  /** Schema of the front matter, by id where entries differ. */
  readonly schema: (id: string) => z.ZodType;
  /** What else is checked before anything is loaded. */
  readonly check?: (root: string) => readonly AuthorError[];
}

/**
 * Astro's glob loader with ids that are the exact path, silence about a folder without files, and
 * mistakes in front matter reported at their line, all of them at once.
 */
export function articleLoader(options: ArticleLoaderOptions): Loader {
  const { folder, pattern, schema, check } = options;
  const inner = glob({ base: folder, pattern, generateId: ({ entry }) => entryId(entry) });
  return {
    name: 'article-loader',
    async load(context) {
      const root = fileURLToPath(context.config.root);
      const files = globSync(pattern, { cwd: join(root, folder) }).sort();
      throwAll([...(check?.(root) ?? []), ...duplicateIds(files, folder)], folder);
      throwAll(
        files.flatMap((file) => frontMatterErrors(join(root, folder, file), `${folder}/${file}`, schema(entryId(file)))),
        folder,
      );
      await inner.load({ ...context, logger: files.length === 0 ? mute(context) : context.logger });
    },
  };
}
