/** A workspace to compile, after a schematic has run in it if one is named. */
export interface Job {
  /** The workspace, absolute. */
  readonly folder: string;
  /** The `src` folder that it begins with: of a project, or of the workspace of an earlier job. */
  readonly source: string;
  /** Name in the collection of `@angular/core`. */
  readonly schematic?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What a job has done. */
export interface JobResult {
  /** What `ng generate` prints; empty without a schematic. */
  readonly printed: string;
  /** Errors of the compiler afterwards, each once: `TS2322 src/app/app.ts`, sorted. */
  readonly errors: readonly string[];
}
