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
  /** Name of a package that the code imports and that only a project elsewhere can have. */
  readonly missingPackage?: string;
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
  /** Name of the module that runs before the framework, a key of `modules`: it imports zone.js, or what texts marked for translation need. */
  readonly polyfills?: string;
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
  /** Address of the code of modules that import nothing, by name, as JSON: the data of all locales. */
  readonly bundled?: string;
  /** What their names begin with. */
  readonly bundledPrefix?: string;
  /** Address of the document of a preview's frame. */
  readonly frame: string;
  /** Bare name of the module that readies the framework in a frame; a key of `imports` and `files` that no application imports. */
  readonly start: string;
}

/** A place in a file of a project, counted from 1. */
export interface ConsolePlace {
  readonly file: ProjectPath;
  readonly line: number;
  readonly column: number;
}

/** A value in the console, copied when it was printed. */
export interface ConsoleNode {
  /** Name of the field, or index, that holds the value; missing for an argument. */
  readonly key?: string;
  /** The value in one line. */
  readonly text: string;
  /** What is inside the value. */
  readonly children?: readonly ConsoleNode[];
}

/** What `console.table` shows. */
export interface ConsoleTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A call of the application that led to a line of the console. */
export interface ConsoleCall {
  /** Name of the function; empty where it has none. */
  readonly name: string;
  readonly place: ConsolePlace;
}

/** A line of the console of a previewed application. */
export interface ConsoleEntry {
  readonly level: 'debug' | 'log' | 'info' | 'warn' | 'error';
  /** Arguments as readable text, joined by spaces. */
  readonly text: string;
  /** Where in the project it came from, if that is known. */
  readonly place?: ConsolePlace;
  /** The arguments one by one, where at least one of them has something inside. */
  readonly parts?: readonly ConsoleNode[];
  readonly table?: ConsoleTable;
  /** Calls of the application, innermost first, for errors and `console.trace`. */
  readonly calls?: readonly ConsoleCall[];
  /** A line that starts a group, which may be closed at first; or one that clears the console. */
  readonly kind?: 'group' | 'closed-group' | 'clear';
  /** How many groups the line is in. */
  readonly depth?: number;
}

/** A replacement in a file; offsets are in UTF-16 code units of the text before it. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replacements in several files. */
export type ProjectEdits = Readonly<Record<ProjectPath, readonly TextEdit[]>>;

/** Something that can be typed at a place. */
export interface Completion {
  /** What is shown, and typed where `text` is missing. */
  readonly label: string;
  readonly text?: string;
  /** What is typed, with `#{name}` for each place that the reader fills in. Lines are indented with tabs. */
  readonly snippet?: string;
  /** What it is, in TypeScript's or Angular's words: `class`, `method`, `property`, `directive`, `pipe`, `element` … */
  readonly kind: string;
  /** Package or file that it would be imported from. */
  readonly source?: string;
  /** What it replaces where that is more than the word: an import that has been begun, or the dot before a name in brackets. */
  readonly replaces?: { readonly start: number; readonly end: number };
  /** Whether choosing it changes other places too, which its details tell. */
  readonly hasEdits?: boolean;
  /** Orders the list, as text. */
  readonly order: string;
}

/** What can be typed at a place. */
export interface Completions {
  /** Where the text starts that they replace. */
  readonly start: number;
  /** Where it ends: at the cursor, or behind it, as where a bracket was closed by the editor. */
  readonly end: number;
  /** What the reader can go on typing without another question; `style` is a style sheet, from start to end, that the editor completes by itself. */
  readonly shape: 'word' | 'attribute' | 'block' | 'path' | 'style';
  readonly items: readonly Completion[];
}

/** What is known of a completion once a reader looks at it. */
export interface CompletionDetails {
  readonly signature: string;
  /** Plain text. */
  readonly documentation: string;
  /** What else changes when it is chosen: imports. */
  readonly edits: ProjectEdits;
}

/** What a hover shows. */
export interface Hover {
  readonly start: number;
  readonly end: number;
  readonly signature: string;
  /** Plain text. */
  readonly documentation: string;
}

/** Where a name is declared: in a file of the project, or in a package. */
export type Definition =
  | { readonly file: ProjectPath; readonly start: number }
  | { readonly packageName: string; readonly declaration: string };

/** A name that can be changed, with the changes where the new one was given; or why it can't be. */
export type RenameAnswer =
  | { readonly problem: string }
  | {
      readonly start: number;
      readonly end: number;
      readonly name: string;
      readonly edits?: ProjectEdits;
    };

/** The signature of a call. */
export interface SignatureHelp {
  /** Where the arguments start. */
  readonly start: number;
  /** Text before the parameters, between them and after them. */
  readonly before: string;
  readonly separator: string;
  readonly after: string;
  readonly parameters: readonly string[];
  /** Index of the parameter at the cursor; -1 where there is none. */
  readonly active: number;
  /** Of that parameter. Plain text. */
  readonly documentation: string;
}

/** Something that can be done about a mistake. */
export interface CodeFix {
  readonly title: string;
  readonly edits: ProjectEdits;
}

/**
 * What an editor asks of a language worker, about the project as it is at the time of asking. There is no answer where the project has changed before the
 * question was sent: its offsets would be those of another text.
 */
export interface LanguageClient {
  /** @param trigger the character just typed, where it may open the list */
  completions(
    file: ProjectPath,
    offset: number,
    trigger?: string,
  ): Promise<Completions | undefined>;
  completionDetails(
    file: ProjectPath,
    offset: number,
    completion: Completion,
  ): Promise<CompletionDetails | undefined>;
  hover(file: ProjectPath, offset: number): Promise<Hover | undefined>;
  definition(file: ProjectPath, offset: number): Promise<Definition | undefined>;
  /** @param name the new name; without one, the answer says whether there is a name to change */
  rename(file: ProjectPath, offset: number, name?: string): Promise<RenameAnswer | undefined>;
  signature(file: ProjectPath, offset: number): Promise<SignatureHelp | undefined>;
  fixes(file: ProjectPath, start: number, end: number): Promise<readonly CodeFix[] | undefined>;
  /** What changes in other files, and in the file itself, where a file gets another path. To be asked before it does. */
  editsForRename(from: ProjectPath, to: ProjectPath): Promise<ProjectEdits | undefined>;
}
