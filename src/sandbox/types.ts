/** What the parts of the sandbox hand to each other. It names no part of the site, no framework of islands, and no browser API, so that Node can use it too. */

/** Path in a project: POSIX, from its root, without `.` and `..`: `/src/app/app.ts`. */
export type ProjectPath = `/${string}`;

/** Texts of the files of a project, by path. */
export type ProjectFiles = Readonly<Record<ProjectPath, string>>;

/** Something that the compiler finds in a project. */
export interface Diagnostic {
  /** As the command-line compiler prints it: `NG8002`, `TS2322`. */
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'suggestion';
  readonly message: string;
  /** Empty where it is about no file. */
  readonly file: ProjectPath | '';
  /** From 1; 0 where it is about no place. */
  readonly line: number;
  /** From 1; 0 where it is about no place. */
  readonly column: number;
  /** Offset in the file, in UTF-16 code units. */
  readonly start: number;
  /** Of the place, in UTF-16 code units. */
  readonly length: number;
}

/** A state of a project, as it is sent to a worker: the first one whole, later ones as what changed. */
export interface ProjectChange {
  /** Counts up with each change; answers carry the version that they are about. */
  readonly version: number;
  /** New and changed files. */
  readonly files: ProjectFiles;
  readonly deleted: readonly ProjectPath[];
}

/** A compiled module: JavaScript whose imports are bare names of packages, or `app:` and a path: `app:/src/app/app.js`. */
export interface CompiledModule {
  readonly code: string;
  /** Source map, version 3, as JSON, whose sources are paths in the project. */
  readonly map?: string;
}

/** New code for a component that runs already, as the framework takes it. */
export interface HotUpdate {
  /** Of the component, as the framework names it: encoded path, `@`, class. */
  readonly id: string;
  /** Module that exports the function that replaces the component's metadata. */
  readonly code: string;
}

/** What a preview needs to show a state of a project. */
export interface CompileOutput {
  readonly version: number;
  /** Name of the module that starts the application, a key of `modules`. */
  readonly entry: string;
  /** All modules of the application, by the name that imports have: `app:/src/main.js`. */
  readonly modules: Readonly<Record<string, CompiledModule>>;
  /** Content of `/src/index.html`. */
  readonly html: string;
  /** Style sheets that are no component's, in their order: the content of `/src/styles.css`. */
  readonly styles: readonly string[];
  /** Other files, which the application may fetch, by path from the root of the served application: `/data/birds.json`. */
  readonly assets: Readonly<Record<string, string>>;
  /** Whether `hot` alone brings a preview of the version before to this one. */
  readonly hot?: readonly HotUpdate[];
  /** Version that `hot` starts from, where it is not the one before. */
  readonly hotFrom?: number;
}

/** Answer to a change: what can be run, or nothing where the code is too broken to run. */
export interface CompileAnswer {
  readonly version: number;
  readonly output?: CompileOutput;
  /** What stopped it, where there is no output; what is found without checking types otherwise. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Everything that the compiler finds in a version, types and templates checked. */
export interface CheckAnswer {
  readonly version: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Where the linked modules of the framework and its companions are, for the import map of a preview. */
export interface RuntimeManifest {
  /** Address of the module of each bare name: `@angular/core` → `/sandbox/runtime/core-d41d8c.js`. */
  readonly imports: Readonly<Record<string, string>>;
  /** All files that a bare name needs, its own first. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Address of the document of a preview's frame. */
  readonly frame: string;
  /** Bare name of the module that readies the framework in a frame; a key of `imports` and `files` that no application imports. */
  readonly start: string;
}

/** Something that a previewed application said or threw. */
export interface ConsoleEntry {
  readonly level: 'debug' | 'log' | 'info' | 'warn' | 'error';
  /** Arguments as readable text, joined by spaces. */
  readonly text: string;
  /** Where in the project it came from, if that is known. */
  readonly place?: { readonly file: ProjectPath; readonly line: number; readonly column: number };
}

/** A replacement in a file; offsets are in UTF-16 code units of the text before it. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Something that can be typed at a place. */
export interface Completion {
  /** What is shown, and typed where `text` is missing. */
  readonly label: string;
  readonly text?: string;
  /** What it is, in TypeScript's or Angular's words: `class`, `method`, `property`, `directive`, `pipe`, `element` … */
  readonly kind: string;
  /** Package or file that it would be imported from. */
  readonly source?: string;
  /** Orders the list, as text. */
  readonly order: string;
}

/** What is known of a completion once a reader looks at it. */
export interface CompletionDetails {
  readonly signature: string;
  /** Plain text. */
  readonly documentation: string;
  /** What else changes in the file when it is chosen: an import. */
  readonly edits: readonly TextEdit[];
}

/** What a hover shows. */
export interface Hover {
  readonly start: number;
  readonly end: number;
  readonly signature: string;
  /** Plain text. */
  readonly documentation: string;
}

/** What an editor asks of a language worker, about the version of the project that was sent last. */
export interface LanguageClient {
  completions(
    file: ProjectPath,
    offset: number,
  ): Promise<{ readonly start: number; readonly items: readonly Completion[] } | undefined>;
  completionDetails(
    file: ProjectPath,
    offset: number,
    completion: Completion,
  ): Promise<CompletionDetails | undefined>;
  hover(file: ProjectPath, offset: number): Promise<Hover | undefined>;
}
