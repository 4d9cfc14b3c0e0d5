import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { AuthorError, isDraft, placeholderErrors } from '../authoring/index.ts';
import { filesBelow, hashFiles, listFiles } from '../files/index.ts';
import { duplicateIds } from './duplicate-ids.ts';
import { entryId } from './entry-id.ts';
import { parseFrontMatter } from './parse-front-matter.ts';
import { combine, validate } from './validate.ts';

/** A folder of MDX files. */
export interface ArticleLoaderOptions {
  /** From the project root; one that does not exist is an empty collection. */
  readonly folder: string;
  /** Files in the folder that are entries. */
  readonly pattern: string;
  /** Schema of the front matter of an entry. */
  readonly schema: (id: string) => z.ZodType;
  /** Mistakes in where the files are; without it, two files for one id are a mistake. */
  readonly check?: (root: string) => readonly AuthorError[];
}

/**
 * Astro's glob loader with ids that are the exact path, silence about a folder without files, and
 * mistakes reported at their line, all of a folder at once.
 */
export function articleLoader(options: ArticleLoaderOptions): Loader {
  const { folder, pattern } = options;
  const inner = glob({ base: folder, pattern, generateId: ({ entry }) => entryId(entry) });
  return {
    name: 'article-loader',
    async load(context) {
      const root = fileURLToPath(context.config.root);
      const files = listFiles(root, folder, pattern);
      const errors = checkArticleFiles(root, files, options);
      if (errors.length > 0) throw combine(errors, folder);
      const schemas = schemasVersion(root);
      await inner.load({
        ...context,
        // What another schema has made of the same file is not kept: it may have had other defaults.
        generateDigest: (data) => context.generateDigest(JSON.stringify([schemas, data])),
        logger: files.length === 0 ? withoutWarnings(context.logger) : context.logger,
        parseData: parseDataOfChanges(root, options, context),
      });
    },
  };
}

/** A text that differs when the schemas do. */
function schemasVersion(root: string): string {
  return hashFiles(root, filesBelow(join(root, 'src/schemas')));
}

/** Every mistake in the files of a folder that can be found without rendering them. */
export function checkArticleFiles(
  root: string,
  files: readonly string[],
  { folder, schema, check }: ArticleLoaderOptions,
): AuthorError[] {
  return [
    ...(check?.(root) ?? duplicateIds(files, folder)),
    ...files.flatMap((file) => checkFrontMatter(root, `${folder}/${file}`, schema(entryId(file)))),
  ];
}

function checkFrontMatter(root: string, file: string, schema: z.ZodType): readonly AuthorError[] {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    const result = validate(schema, parseFrontMatter(text, file));
    const errors = result.success ? [] : result.errors;
    return isDraft(text) ? errors : [...errors, ...unwritten(root, file, text)];
  } catch (error) {
    if (error instanceof AuthorError) return [error];
    throw error;
  }
}

/** What is still to be written in an article, in the examples that it shows, and in the files of a step. */
function unwritten(root: string, file: string, text: string): AuthorError[] {
  const quoted = text.matchAll(/\bpath="(?<name>[a-z][a-z0-9-]*)[/"]/g);
  const examples = new Set(Array.from(quoted, ({ groups }) => groups?.['name'] ?? ''));
  const folder = dirname(file);
  const folders = file.startsWith('content/tutorials/')
    ? [`${folder}/src`, `${folder}/answer`]
    : [...examples].map((name) => `content/examples/${name}`);
  const files = folders.flatMap((place) => filesBelow(join(root, place)));
  return [
    ...placeholderErrors(file, text),
    ...files.flatMap((path) =>
      placeholderErrors(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')),
    ),
  ];
}

/** In dev a file changes after the check of the whole folder; it is checked again by itself. */
function parseDataOfChanges(
  root: string,
  { folder, schema }: ArticleLoaderOptions,
  { parseData }: LoaderContext,
): LoaderContext['parseData'] {
  return async (entry) => {
    const file = relative(root, entry.filePath ?? '').replaceAll('\\', '/');
    const errors = checkFrontMatter(root, file, schema(entry.id));
    // The glob loader prints the message alone, so the message is the whole report.
    if (errors.length > 0) throw new Error(`\n${combine(errors, folder)}`);
    return parseData(entry);
  };
}

/** The glob loader warns about a folder that is empty or not there; both are normal here. */
function withoutWarnings(logger: LoaderContext['logger']): LoaderContext['logger'] {
  return Object.assign(logger.fork(logger.label), { warn: () => {} });
}
