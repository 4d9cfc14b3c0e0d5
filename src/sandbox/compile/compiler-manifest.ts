/** Address of the folder of everything that compiles in the browser, on the site. */
export const COMPILER_BASE = '/sandbox/compiler/';

/** Folder in it of all files but the manifest: their names say what is in them, so that hosts may let browsers keep them for ever. */
export const COMPILER_FILES = 'files';

/** Where a page finds out what is in that folder. */
export const COMPILER_MANIFEST_ADDRESS = `${COMPILER_BASE}manifest.json`;

/** Addresses of what compiles in the browser. */
export interface CompilerManifest {
  /** Worker that compiles, a module. */
  readonly compileWorker: string;
  /** Modules that it imports: with them and the typings, all that a browser loads to compile. */
  readonly compileImports: readonly string[];
  /** Typings that it reads, without comments. */
  readonly typings: string;
  /** What it reads besides where a project imports a package that few projects import. */
  readonly rareTypings: string;
  /** Worker that completes and explains, a module. */
  readonly languageWorker: string;
  readonly languageImports: readonly string[];
  /** Typings with their documentation, for the editor. */
  readonly documentedTypings: string;
}
