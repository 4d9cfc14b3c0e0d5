import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthorError } from '../../authoring/index.ts';
import { listFiles } from '../../files/index.ts';
import {
  combine,
  type GlossaryTerm,
  glossarySchema,
  parseYaml,
  validate,
} from '../../schemas/index.ts';
import { type MarkdownConfiguration, type MarkdownOptions, withDefaults } from '../options.ts';
import { relativeTo } from '../place.ts';
import { headingSlug } from '../slug.ts';
import { checkTerms, type WrittenTerm } from './check-terms.ts';

/** The page that lists all terms; a term's id is its fragment there. */
export const glossaryRoute = '/reference/glossary';

/** A term with its place on the page of all terms. */
export interface GlossaryEntry extends GlossaryTerm {
  readonly id: string;
}

const known = new Map<string, { readonly version: string; readonly entries: GlossaryEntry[] }>();

/**
 * All terms, in alphabetical order, checked against the routes and symbols of the site. They are read again when a file has changed, which
 * the development server makes use of.
 *
 * @throws AuthorError that lists every mistake of the files
 */
export function readGlossary(configuration: MarkdownConfiguration): readonly GlossaryEntry[] {
  const options = withDefaults(configuration);
  const files = glossaryFiles(options);
  const version = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join();
  const folder = join(options.root, options.glossaryDirectory);
  const found = known.get(folder);
  if (found?.version === version) return found.entries;
  const terms = readTerms(files, options);
  report(checkTerms(terms, options), options);
  const entries = terms
    .map(({ data }) => ({ ...data, id: headingSlug(data.term) }))
    .sort((a, b) => a.term.localeCompare(b.term, 'en'));
  known.set(folder, { version, entries });
  return entries;
}

/** The files of the glossary, as absolute paths. */
export function glossaryFiles({ root, glossaryDirectory }: MarkdownOptions): string[] {
  return listFiles(root, glossaryDirectory, '*.yaml').map((file) =>
    join(root, glossaryDirectory, file),
  );
}

function readTerms(files: readonly string[], options: MarkdownOptions): WrittenTerm[] {
  const errors: AuthorError[] = [];
  const terms = files.flatMap((file) => {
    const source = parseYaml(readFileSync(file, 'utf8'), { file: relativeTo(options.root, file) });
    const result = validate(glossarySchema, source);
    if (!result.success) {
      errors.push(...result.errors);
      return [];
    }
    return result.data.map(
      (data, index): WrittenTerm => ({
        data,
        placeOf: (...path) => source.placeOf([index, ...path]),
      }),
    );
  });
  report(errors, options);
  return terms;
}

function report(errors: readonly AuthorError[], { glossaryDirectory }: MarkdownOptions): void {
  if (errors.length > 0) throw combine(errors, glossaryDirectory);
}
