/** What the compiler knows about packages that a project may import. The build makes it from the installed packages. */
export interface Typings {
  /** File of each name that a project may import: `@angular/core` → `/node_modules/@angular/core/index.d.ts`. */
  readonly importable: Readonly<Record<string, string>>;
  /** File of each name that only the packages import of each other. */
  readonly internal: Readonly<Record<string, string>>;
  /** Texts by path; those of the standard library are in `/lib`. */
  readonly files: Readonly<Record<string, string>>;
  /** Names that a project may import, and whose typings are in another file, since few projects do; one with a slash at its end is all that begin so. */
  readonly rare?: readonly string[];
  /** Names that work only elsewhere, in a project of the Angular CLI or on a server, with the reason. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** Whether a name is among those whose typings are in another file. */
export function isRare({ rare = [] }: Typings, name: string): boolean {
  return rare.some((known) => known === name || (known.endsWith('/') && name.startsWith(known)));
}

/** Typings with others added, which are no longer rare then. */
export function withTypings(known: Typings, added: Typings): Typings {
  return {
    ...known,
    importable: { ...known.importable, ...added.importable },
    internal: { ...known.internal, ...added.internal },
    files: { ...known.files, ...added.files },
    rare: [],
  };
}
