/** A heading of a page: its text, and its fragment where that is not what the text makes. */
export type TitledHeading = readonly [text: string, id?: string];

/** A page as the titles know it. Empty lists are left out: readers download all pages before their first result. */
export interface TitledPage {
  readonly route: string;
  /** Place in `areas`. */
  readonly area: number;
  readonly title: string;
  /** What it says of itself. */
  readonly description: string;
  /** Names that mean this page. */
  readonly aliases?: readonly string[];
  /** What readers call it who do not know its name. */
  readonly keywords?: readonly string[];
  readonly headings?: readonly TitledHeading[];
  /** Names of parts that have no heading of their own, such as inherited members. */
  readonly members?: readonly string[];
  /** Messages of errors; `{}` stands for what is filled in. */
  readonly messages?: readonly string[];
  /** How often others lead to it: the logarithm, whole. */
  readonly popularity?: number;
  readonly deprecated?: true;
}

/** What readers download when they open the search. */
export interface TitlesFile {
  readonly areas: readonly string[];
  readonly pages: readonly TitledPage[];
}

/** The names of what a page may leave out, and of what it has. */
const columns = [
  'route',
  'area',
  'title',
  'description',
  'aliases',
  'keywords',
  'headings',
  'members',
  'messages',
  'popularity',
  'deprecated',
] as const satisfies readonly (keyof TitledPage)[];

/**
 * The form in which readers download it: for each property the values of all pages, with 0 where a page has none. Alike beside alike, it is 5 % smaller
 * when it is compressed.
 */
export interface PackedTitles {
  readonly areas: readonly string[];
  readonly columns: Readonly<Record<(typeof columns)[number], readonly unknown[]>>;
}

/** Packs titles for download. */
export function packTitles({ areas, pages }: TitlesFile): PackedTitles {
  const entries = columns.map((name) => [name, pages.map((page) => page[name] ?? 0)]);
  return { areas, columns: Object.fromEntries(entries) as PackedTitles['columns'] };
}

/** Unpacks titles that `packTitles` has packed. */
export function unpackTitles({ areas, columns: packed }: PackedTitles): TitlesFile {
  const pages = packed.route.map((_, index) => {
    const values = columns.map((name) => [name, packed[name][index]] as const);
    const there = values.filter(([name, value]) => name === 'area' || value !== 0);
    return Object.fromEntries(there) as unknown as TitledPage;
  });
  return { areas, pages };
}

/** The fragment that most headings have. The build writes those that differ, so that this need not be the rule of the articles. */
export function usualFragment(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s/]+/g, '-')
    .replace(/[^a-z0-9-]/g, '');
}
