import ts from 'typescript';
import { projectOptions } from './compiler-options.ts';
import { folderOf, type MemoryFiles } from './memory-files.ts';
import type { Typings } from './typings.ts';

/** Whether a name in an import is a path, and not the name of a package. */
export function isRelative(name: string): boolean {
  return /^\.{0,2}\//.test(name) || name === '.' || name === '..';
}

function isPackageFile(file: string): boolean {
  return file.startsWith('/node_modules/');
}

function extensionOf(file: string): string {
  return /\.d\.[mc]?ts$/.exec(file)?.[0] ?? ts.Extension.Ts;
}

/** Tells what file a name in an import means. Names of packages were looked up when the typings were made. */
export class ModuleNames {
  readonly #typings: Typings;
  readonly #host: ts.ModuleResolutionHost;
  readonly #inPackages = new Map<string, ts.ResolvedModuleFull | undefined>();
  readonly #inProject = new Map<string, ts.ResolvedModuleFull | undefined>();

  constructor(typings: Typings, files: MemoryFiles) {
    this.#typings = typings;
    this.#host = {
      fileExists: (file) => files.exists(file),
      readFile: (file) => files.get(file),
      realpath: (file) => file,
    };
  }

  /** To be called when files come or go. */
  forget(): void {
    this.#inProject.clear();
  }

  /** @returns undefined where a name means nothing */
  resolve(name: string, from: string): ts.ResolvedModuleFull | undefined {
    return isRelative(name) ? this.#resolvePath(name, from) : this.#resolvePackage(name, from);
  }

  #resolvePackage(name: string, from: string): ts.ResolvedModuleFull | undefined {
    const { importable, internal } = this.#typings;
    const file = importable[name] ?? (isPackageFile(from) ? internal[name] : undefined);
    if (file === undefined) return undefined;
    return {
      resolvedFileName: file,
      extension: extensionOf(file),
      isExternalLibraryImport: true,
    };
  }

  #resolvePath(name: string, from: string): ts.ResolvedModuleFull | undefined {
    const known = isPackageFile(from) ? this.#inPackages : this.#inProject;
    const key = `${folderOf(from)}\0${name}`;
    if (!known.has(key)) {
      const { resolvedModule } = ts.resolveModuleName(name, from, projectOptions, this.#host);
      known.set(key, resolvedModule);
    }
    return known.get(key);
  }
}
