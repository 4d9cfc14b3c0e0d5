/** Majors in which a name was exported, and since when it is deprecated. */
export interface NameHistory {
  readonly module: string;
  readonly name: string;
  /** In its latest major. */
  readonly kind: string;
  /** Majors that export it, ascending. */
  readonly majors: readonly number[];
  /** First of the latest majors in a row that mark it as deprecated. */
  readonly deprecatedSince?: number;
}

/** The committed data; what a text of a name means says `formatName`. */
export interface HistoryFile {
  /** The release of each major that was read. */
  readonly versions: Readonly<Record<string, string>>;
  /** Module, name, text; sorted. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What changed in the API between two majors, each list sorted by module and name. */
export interface ApiChanges {
  readonly added: readonly NameHistory[];
  readonly removed: readonly NameHistory[];
  readonly deprecated: readonly NameHistory[];
}

/** The history of a name as one short text: `directive 16-20 deprecated 20`, `class 16-17,19`. */
export function formatName({ kind, majors, deprecatedSince }: NameHistory): string {
  const deprecated = deprecatedSince === undefined ? '' : ` deprecated ${deprecatedSince}`;
  return `${kind} ${ranges(majors).join()}${deprecated}`;
}

/** Reads what `formatName` wrote. */
export function parseName(module: string, name: string, text: string): NameHistory {
  const [kind = '', majors = '', , since] = text.split(' ');
  return {
    module,
    name,
    kind,
    majors: majors.split(',').flatMap(numbersOf),
    ...(since !== undefined && { deprecatedSince: Number(since) }),
  };
}

/** All names of the data, sorted by module and name. */
export function historyOf({ modules }: HistoryFile): NameHistory[] {
  return Object.entries(modules).flatMap(([module, names]) =>
    Object.entries(names).map(([name, text]) => parseName(module, name, text)),
  );
}

/**
 * What a reader who updates has to know about the API.
 *
 * @param from major that is left
 * @param to major that is reached
 */
export function changesBetween(
  history: readonly NameHistory[],
  from: number,
  to: number,
): ApiChanges {
  const within = (major: number | undefined) => major !== undefined && major > from && major <= to;
  return {
    added: history.filter(({ majors }) => majors.includes(to) && !majors.includes(from)),
    removed: history.filter(({ majors }) => majors.includes(from) && !majors.includes(to)),
    deprecated: history.filter(
      ({ majors, deprecatedSince }) =>
        majors.includes(from) && majors.includes(to) && within(deprecatedSince),
    ),
  };
}

/** Ascending numbers as ranges: `[16, 17, 19]` is `16-17` and `19`. */
function ranges(numbers: readonly number[]): string[] {
  const found: [first: number, last: number][] = [];
  for (const number of numbers) {
    const open = found.at(-1);
    if (open && open[1] === number - 1) open[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
}

function numbersOf(range: string): number[] {
  const [first = Number.NaN, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
