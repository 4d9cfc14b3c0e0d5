/** What the compiler knows of the packages that a project may import. The build makes it from the installed packages. */
export interface Typings {
  /** File of each name that a project may import: `@angular/core` → `/node_modules/@angular/core/index.d.ts`. */
  readonly importable: Readonly<Record<string, string>>;
  /** File of each name that only the packages import of each other. */
  readonly internal: Readonly<Record<string, string>>;
  /** Texts by path; those of the standard library are in `/lib`. */
  readonly files: Readonly<Record<string, string>>;
}
