/** What the article pipeline has to know about the rest of the site. */
export interface MarkdownOptions {
  /** Absolute path of the project; places in error messages are relative to it. */
  root: string;
  /** Folder of the files that `<Code>` quotes, relative to `root`. */
  examplesDirectory: string;
  /** Folder of the tutorials, relative to `root`: the text of a step quotes from its own folder. */
  tutorialsDirectory: string;
  /** Folder of the SVG files that cards and decorative headers show, relative to `root`. */
  imagesDirectory: string;
  /** Folder of the terms that articles mark, relative to `root`; one that does not exist has none. */
  glossaryDirectory: string;
  /**
   * Tells whether a route (a path without query and fragment) has a page: `false` when it has a
   * place in the navigation and no article yet, `undefined` when there is no such route.
   * Without this function internal links are not checked.
   */
  isPublished?: ((path: string) => boolean | undefined) | undefined;
  /** The final address of a path that only redirects; `undefined` for every other path. */
  redirectTarget?: ((path: string) => string | undefined) | undefined;
  /** Every known route, for suggestions in error messages. */
  routes?: (() => Iterable<string>) | undefined;
  /**
   * The address of a symbol's page. The text is `Name`, `@Name` or `Name#member`, the module the one
   * that code imports the name from, if there is such code; a name that may mean symbols of several
   * packages must give `undefined`. Without this function no symbol is linked.
   */
  resolveSymbol?: SymbolResolver | undefined;
}

/** Looks up the address of a symbol: `Name`, `@Name` or `Name#member`. */
export type SymbolResolver = (text: string, module?: string) => string | undefined;

/** Options as the configuration gives them. */
export type MarkdownConfiguration = Partial<MarkdownOptions>;

/** Fills in the places where this project keeps what articles quote. */
export function withDefaults(configuration: MarkdownConfiguration): MarkdownOptions {
  return {
    root: process.cwd(),
    examplesDirectory: 'content/examples',
    tutorialsDirectory: 'content/tutorials',
    imagesDirectory: 'content/images',
    glossaryDirectory: 'content/glossary',
    ...configuration,
  };
}
