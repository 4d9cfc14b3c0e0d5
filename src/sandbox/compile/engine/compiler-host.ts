import type { CompilerHost } from '@angular/compiler-cli';
import ts from 'typescript';
import { folderOf, type MemoryFiles, normalPath } from './memory-files.ts';
import type { ModuleNames } from './module-names.ts';
import { inlineImports } from './style-imports.ts';

/** A parsed file, and the text that it was parsed from. */
interface Parsed {
  readonly text: string;
  readonly sourceFile: ts.SourceFile;
}

/** The compiler tells by a file's version whether it has changed. */
type Versioned = ts.SourceFile & { version?: string };

function isTypings(file: string): boolean {
  return /\.d\.[mc]?ts$/.test(file);
}

/** Parses files once for all programs, until they change. */
export class SourceFiles {
  readonly #files: MemoryFiles;
  readonly #parsed = new Map<string, Parsed>();
  #parsings = 0;

  constructor(files: MemoryFiles) {
    this.#files = files;
  }

  get(file: string, options: ts.CreateSourceFileOptions): ts.SourceFile | undefined {
    const text = this.#files.get(file);
    if (text === undefined) {
      this.#parsed.delete(file);
      return undefined;
    }
    const known = this.#parsed.get(file);
    if (known?.text === text) return known.sourceFile;
    const sourceFile = this.#parse(file, text, options);
    this.#parsed.set(file, { text, sourceFile });
    return sourceFile;
  }

  #parse(file: string, text: string, options: ts.CreateSourceFileOptions): ts.SourceFile {
    // In typings nobody asks for the parent of a node before the program has set it, and their comments are gone.
    const parsed: Versioned = isTypings(file)
      ? ts.createSourceFile(file, text, {
          ...options,
          jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
        })
      : ts.createSourceFile(file, text, options, true);
    this.#parsings += 1;
    parsed.version = String(this.#parsings);
    return parsed;
  }
}

/** What a program is made with. */
export interface HostParts {
  readonly files: MemoryFiles;
  readonly names: ModuleNames;
  readonly sources: SourceFiles;
  /** Templates and style sheets that have changed since the program before. */
  readonly changedResources: () => Set<string>;
  readonly write: (file: string, text: string) => void;
}

/** The compiler's view of a project in memory. */
export function compilerHost(parts: HostParts): CompilerHost {
  const { files, names, sources } = parts;
  return {
    getSourceFile: (file, options) =>
      sources.get(file, typeof options === 'object' ? options : { languageVersion: options }),
    getDefaultLibFileName: (options) => `/lib/${ts.getDefaultLibFileName(options)}`,
    getDefaultLibLocation: () => '/lib',
    writeFile: parts.write,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (file) => files.exists(file),
    readFile: (file) => files.get(file),
    realpath: (file) => file,
    directoryExists: () => true,
    getDirectories: () => [],
    // Deprecated in TypeScript, and the only way in which the Angular compiler asks.
    resolveModuleNames: (wanted, from) => wanted.map((name) => names.resolve(name, from)),
    readResource: (file) =>
      file.endsWith('.css') ? inlineImports(file, files) : files.readFile(file),
    resourceNameToFileName: (url, from) => {
      const path = normalPath(url.startsWith('/') ? url : `${folderOf(from)}/${url}`);
      return files.exists(path) ? path : null;
    },
    getModifiedResourceFiles: parts.changedResources,
  };
}
