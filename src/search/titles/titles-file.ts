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
  /** Terms that it explains. */
  readonly terms?: readonly string[];
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

/** The properties of a page, in the order of their columns. */
const columns = [
  'route',
  'area',
  'title',
  'description',
  'aliases',
  'terms',
  'keywords',
  'headings',
  'members',
  'messages',
  'popularity',
  'deprecated',
] as const satisfies readonly (keyof TitledPage)[];

/** Those that are lists of texts. */
const lists = ['aliases', 'terms', 'keywords', 'headings', 'members', 'messages'] as const;

type Value = string | number | true;

/** A page with one value for each property that it has. */
type PackedPage = Readonly<Partial<Record<(typeof columns)[number], Value>>>;

/**
 * The form in which readers download it: for each property the values of all pages, with 0 where a page has none. Alike beside alike, and each text once:
 * it is a tenth smaller when it is compressed.
 */
export interface PackedTitles {
  readonly areas: readonly string[];
  readonly columns: Readonly<Record<(typeof columns)[number], readonly (Value | 0)[]>>;
}

/** Packs titles for download. */
export function packTitles({ areas, pages }: TitlesFile): PackedTitles {
  const packed = pages.map(packPage);
  const entries = columns.map((name) => [name, packed.map((page) => page[name] ?? 0)]);
  return { areas, columns: Object.fromEntries(entries) as PackedTitles['columns'] };
}

/** Unpacks titles that `packTitles` has packed. */
export function unpackTitles({ areas, columns: packed }: PackedTitles): TitlesFile {
  const pages = packed.route.map((_, index) => {
    const values = columns.map((name) => [name, packed[name][index]] as const);
    const there = values.filter(([name, value]) => name === 'area' || value !== 0);
    return unpackPage(Object.fromEntries(there) as PackedPage);
  });
  return { areas, pages };
}

/** Stand in a text for the last part of the page's address, and for its title. Characters of a private area: no page has them. */
const nameSign = '\uE002';
const titleSign = '\uE003';

function packPage(page: TitledPage): PackedPage {
  const { route, title, description, headings } = page;
  const name = nameOf(route);
  const named = shorter(description, withoutName(title, name), titleSign);
  const texts = { ...page, headings: headings?.map((heading) => heading.join('\t')) };
  return {
    ...page,
    ...Object.fromEntries(lists.map((list) => [list, texts[list]?.join('\n') ?? 0])),
    title: shorter(title, name, nameSign),
    description: shorter(named, name, nameSign),
  } as unknown as PackedPage;
}

function unpackPage(packed: PackedPage): TitledPage {
  const name = nameOf(String(packed.route));
  const title = String(packed.title).replaceAll(nameSign, name);
  const linesOf = (list: (typeof lists)[number]) => {
    const lines = String(packed[list]).split('\n');
    return list === 'headings' ? lines.map((line) => line.split('\t')) : lines;
  };
  const there = lists.filter((list) => packed[list]);
  return {
    ...packed,
    ...Object.fromEntries(there.map((list) => [list, linesOf(list)])),
    title,
    description: String(packed.description)
      .replaceAll(titleSign, withoutName(title, name))
      .replaceAll(nameSign, name),
  } as unknown as TitledPage;
}

/** The last part of an address: of an entry its name, of an error its code. */
const nameOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1);

/** `NG0203: Missing context` is called `Missing context` in texts. */
const withoutName = (title: string, name: string): string =>
  title.startsWith(`${name}: `) ? title.slice(name.length + 2) : title;

const shorter = (text: string, part: string, sign: string): string =>
  part === '' ? text : text.replaceAll(part, sign);

/** The fragment that most headings have. The build writes those that differ, so that this need not be the rule of the articles. */
export function usualFragment(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s/]+/g, '-')
    .replace(/[^a-z0-9-]/g, '');
}
