import { z } from 'astro/zod';
import { apiKinds } from '../api/types.ts';
import { cardIds } from './card-ids.ts';
import { marksOf } from './catalogue.ts';
import type { Catalogue, CatalogueEntry } from './catalogue-types.ts';

const memberSchema = z
  .strictObject({
    name: z.string().describe('Name of the member.'),
    fragment: z
      .string()
      .describe('Fragment that leads to it on the page of the symbol, without #.'),
  })
  .describe('A property, method, option or item of a symbol.');

const symbolSchema = z
  .strictObject({
    name: z.string().describe('As it is imported; blocks of templates begin with @.'),
    module: z.string().describe('Specifier to import from, such as @angular/common/http.'),
    kind: z.enum(apiKinds).describe('What the symbol is.'),
    path: z.string().startsWith('/api/').describe('Its page, below the origin.'),
    stability: z.enum(['stable', 'developerPreview', 'experimental']).optional(),
    deprecated: z
      .strictObject({
        since: z.string().optional().describe('Version, where the packages say it.'),
      })
      .optional()
      .describe('There where the symbol is deprecated.'),
    members: z.array(memberSchema).optional(),
  })
  .describe('A public symbol of the framework.');

/** What `/api.json` holds. The JSON schema at `/api.schema.json` is made of it. */
export const symbolFileSchema = z
  .strictObject({
    $schema: z.string().describe('Address of the schema of this file.'),
    format: z
      .literal(1)
      .describe(
        'Version of this format. It changes when something is removed or means another thing.',
      ),
    product: z.string().describe('What is documented.'),
    version: z.string().describe('Exact version that is documented.'),
    origin: z.url().describe('What the paths are below.'),
    symbols: z.array(symbolSchema).describe('Sorted by path.'),
  })
  .describe('The public symbols of the framework with the addresses of their pages.');

export type SymbolFile = z.infer<typeof symbolFileSchema>;

/** What the file says besides its symbols. */
export type SymbolFileFacts = Pick<SymbolFile, '$schema' | 'product' | 'version' | 'origin'>;

/** The index of all symbols for programs, such as editors that link what stands under the cursor. */
export function symbolFile(entries: Catalogue, facts: SymbolFileFacts): SymbolFile {
  const { $schema, ...others } = facts;
  const symbols = entries.flatMap((module) => module.entries.map(symbolOf));
  return {
    $schema,
    format: 1,
    ...others,
    symbols: symbols.sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

function symbolOf(entry: CatalogueEntry): SymbolFile['symbols'][number] {
  const { name, module, kind, address, api } = entry;
  const { stability, deprecated } = marksOf(entry);
  const members = api ? [...cardIds(api).byName] : [];
  return {
    name,
    module,
    kind,
    path: address,
    ...(stability && stability !== 'unmarked' && { stability }),
    ...(deprecated && {
      deprecated: deprecated.version === undefined ? {} : { since: deprecated.version },
    }),
    ...(members.length > 0 && {
      members: members.map(([member, fragment]) => ({ name: member, fragment })),
    }),
  };
}
