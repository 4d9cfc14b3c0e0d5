import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { AuthorError } from '../authoring/index.ts';
import { listFiles } from '../files/index.ts';
import { entryId } from './entry-id.ts';
import { parseYaml } from './parse-yaml.ts';
import { combine, validate } from './validate.ts';

/** A folder of YAML files. */
export interface DataLoaderOptions {
  /** From the project root; one that does not exist is an empty collection. */
  readonly folder: string;
  /** Files in the folder that are entries. */
  readonly pattern: string;
  /** Schema of a file. */
  readonly schema: z.ZodType;
}

/** A file as an entry; a file that is a list has it under `items`. */
export interface DataFile {
  readonly id: string;
  /** From the project root. */
  readonly file: string;
  readonly data: Record<string, unknown>;
}

/**
 * Loads each YAML file of a folder as one entry. Ids are the exact path, a folder that does not
 * exist is empty, and mistakes are reported at their line, all of a folder at once.
 */
export function dataLoader(options: DataLoaderOptions): Loader {
  return {
    name: 'data-loader',
    async load(context) {
      const root = fileURLToPath(context.config.root);
      store(readDataFiles(root, options), context);
      reloadOnChange(root, options, context);
    },
  };
}

/**
 * Reads and checks the files of a folder, in order of their names.
 *
 * @throws AuthorError that lists every mistake
 */
export function readDataFiles(root: string, options: DataLoaderOptions): DataFile[] {
  const { folder, pattern } = options;
  const errors: AuthorError[] = [];
  const files = listFiles(root, folder, pattern).flatMap((path) => {
    const file = `${folder}/${path}`;
    try {
      return [{ id: entryId(path), file, data: readData(root, file, options.schema) }];
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      errors.push(error);
      return [];
    }
  });
  if (errors.length > 0) throw combine(errors, folder);
  return files;
}

function readData(root: string, file: string, schema: z.ZodType): Record<string, unknown> {
  const result = validate(schema, parseYaml(readFileSync(join(root, file), 'utf8'), { file }));
  if (!result.success) throw combine(result.errors, file);
  const { data } = result;
  return Array.isArray(data) ? { items: data } : (data as Record<string, unknown>);
}

function store(files: readonly DataFile[], context: LoaderContext): void {
  context.store.clear();
  for (const { id, file, data } of files) {
    context.store.set({ id, data, filePath: file, digest: context.generateDigest(data) });
  }
}

function reloadOnChange(root: string, options: DataLoaderOptions, context: LoaderContext): void {
  const { watcher, logger } = context;
  if (!watcher) return;
  const folder = resolve(root, options.folder);
  watcher.add(folder);
  const reload = (path: string) => {
    if (!path.startsWith(folder) || !/\.ya?ml$/.test(path)) return;
    try {
      store(readDataFiles(root, options), context);
      logger.info(`Reloaded ${options.folder}`);
    } catch (error) {
      logger.error(String(error));
    }
  };
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, reload);
}
