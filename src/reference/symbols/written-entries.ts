import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../files/index.ts';
import {
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

/**
 * The blocks and elements that have an article in `content/api`, sorted by file.
 *
 * @throws AuthorError when the front matter of one is wrong
 */
export function writtenEntries(root: string = process.cwd()): WrittenEntry[] {
  return listFiles(root, apiProseFolder, '**/*.mdx').flatMap((file) => {
    const name = `${apiProseFolder}/${file}`;
    const source = parseFrontMatter(readFileSync(path.join(root, name), 'utf8'), name);
    const result = validate(apiProseSchema, source);
    if (!result.success) throw combine(result.errors, apiProseFolder);
    const { type, title, description } = result.data;
    if (!type || !title) return [];
    const module = `@angular/${path.posix.dirname(file)}`;
    return [{ module, name: title, kind: type, prose: entryId(file), description }];
  });
}
