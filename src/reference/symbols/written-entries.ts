import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../files/index.ts';
import {
  type ApiProseData,
  apiProseSchema,
  combine,
  entryId,
  parseFrontMatter,
  validate,
} from '../../schemas/index.ts';

/** Folder of our prose about entries of the API. */
export const apiProseFolder = 'content/api';

/** An entry that no package declares, such as a block of templates: its page is what we write. */
export interface WrittenEntry {
  readonly module: string;
  /** As readers write it: `@if`. */
  readonly name: string;
  readonly kind: 'block' | 'element';
  /** Id in the collection `api`. */
  readonly prose: string;
  readonly description: string | undefined;
}

/** A file of our prose about the API. */
export interface ApiProse {
  /** From the project's root. */
  readonly file: string;
  /** Id in the collection `api`. */
  readonly id: string;
  /** `@angular/core` for a file in `content/api/core`. */
  readonly module: string;
  readonly data: ApiProseData;
}

/**
 * Our files about entries of the API, sorted.
 *
 * @throws AuthorError when the front matter of one is wrong
 */
export function apiProse(root: string = process.cwd()): ApiProse[] {
  return listFiles(root, apiProseFolder, '**/*.mdx').map((name) => {
    const file = `${apiProseFolder}/${name}`;
    const source = parseFrontMatter(readFileSync(path.join(root, file), 'utf8'), file);
    const result = validate(apiProseSchema, source);
    if (!result.success) throw combine(result.errors, apiProseFolder);
    const module = `@angular/${path.posix.dirname(name)}`;
    return { file, id: entryId(name), module, data: result.data };
  });
}

/** The blocks and elements that have an article. */
export function writtenEntries(prose: readonly ApiProse[]): WrittenEntry[] {
  return prose.flatMap(({ id, module, data: { type, title, description } }) =>
    type && title ? [{ module, name: title, kind: type, prose: id, description }] : [],
  );
}
