import type { AngularCompilerOptions } from '@angular/compiler-cli';
import ts from 'typescript';
import { projectOptions } from './compiler-options.ts';
import { folderOf, type MemoryFiles } from './memory-files.ts';
import { isRare, type Typings } from './typings.ts';

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
  #typings: Typings;
  #options: AngularCompilerOptions = projectOptions;
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

  /** Names of packages that a project may import. */
  get importable(): readonly string[] {
    const names = [...Object.keys(this.#typings.importable), ...(this.#typings.rare ?? [])];
    return names.filter((name) => !name.includes('/locales/'));
  }

  /** Whether a name is that of a package whose typings are not here yet. */
  isRare(name: string): boolean {
    return isRare(this.#typings, name);
  }

  /** Names that work only elsewhere, with the reason. */
  get elsewhere(): Readonly<Record<string, string>> {
    return this.#typings.elsewhere ?? {};
  }

  /** Takes typings in place of those before. */
  setTypings(typings: Typings): void {
    this.#typings = typings;
    this.#inPackages.clear();
    this.forget();
  }

  /** Takes the options of a project, which may give names to its folders. */
  setOptions(options: AngularCompilerOptions): void {
    this.#options = options;
    this.forget();
  }

  /** To be called when files come or go. */
  forget(): void {
    this.#inProject.clear();
  }

  /** @returns undefined where a name means nothing */
  resolve(name: string, from: string): ts.ResolvedModuleFull | undefined {
    if (isRelative(name)) return this.#resolvePath(name, from);
    return this.#resolvePackage(name, from) ?? this.#resolveAlias(name, from);
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

  /** A name that `paths` or `baseUrl` of a `tsconfig.json` give to a file. */
  #resolveAlias(name: string, from: string): ts.ResolvedModuleFull | undefined {
    const { paths, baseUrl } = this.#options;
    if ((!paths && !baseUrl) || isPackageFile(from)) return undefined;
    const resolved = this.#resolvePath(name, from);
    return resolved && !isPackageFile(resolved.resolvedFileName) ? resolved : undefined;
  }

  #resolvePath(name: string, from: string): ts.ResolvedModuleFull | undefined {
    const known = isPackageFile(from) ? this.#inPackages : this.#inProject;
    const key = `${folderOf(from)}\0${name}`;
    if (!known.has(key)) {
      const { resolvedModule } = ts.resolveModuleName(name, from, this.#options, this.#host);
      known.set(key, resolvedModule);
    }
    return known.get(key);
  }
}
