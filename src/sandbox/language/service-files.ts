import ts from 'typescript';
import { MemoryFiles } from '../compile/engine/memory-files.ts';
import { ModuleNames } from '../compile/engine/module-names.ts';
import type { Typings } from '../compile/engine/typings.ts';
import type { ProjectChange } from '../types.ts';
import { packageFiles } from './package-files.ts';

/** Imports everything that a project may import, so that the service can suggest what no file imports yet. */
const EVERYTHING = '/node_modules/everything-importable.ts';

function everything({ importable }: Typings): string {
  return Object.keys(importable)
    .map((name) => `import '${name}';\n`)
    .join('');
}

interface Versioned {
  readonly version: number;
  readonly snapshot: ts.IScriptSnapshot;
}

/** The files of a project as a language service sees them. */
export class ServiceFiles {
  readonly files: MemoryFiles;
  readonly names: ModuleNames;
  /** File of each name that a project may import. */
  readonly importable: Typings['importable'];
  readonly #snapshots = new Map<string, Versioned>();
  readonly #versions = new Map<string, number>();
  /** Of type checks, which the service writes. */
  readonly #made = new Set<string>();
  #projectVersion = 0;

  constructor(typings: Typings) {
    const added = { ...packageFiles(typings), [EVERYTHING]: everything(typings) };
    const known: Typings = { ...typings, files: { ...typings.files, ...added } };
    this.files = new MemoryFiles(known);
    this.names = new ModuleNames(known, this.files);
    this.importable = typings.importable;
  }

  /** Differs after each change. */
  get projectVersion(): string {
    return String(this.#projectVersion);
  }

  /** The project's own TypeScript files. */
  get ownRoots(): string[] {
    return this.files.projectPaths.filter(
      (path) => /(?<!\.spec)\.ts$/.test(path) && !this.#made.has(path) && path !== EVERYTHING,
    );
  }

  /** Whether a path is a file of the project, and not of a package. */
  readonly isOwn = (path: string): boolean =>
    !path.startsWith('/node_modules/') && !this.#made.has(path) && this.files.isProjectFile(path);

  /** Whether the service has made a file for itself. */
  isMade(path: string): boolean {
    return this.#made.has(path);
  }

  /** The TypeScript files that programs start from, and what the service made. */
  get roots(): string[] {
    return [...new Set([...this.ownRoots, ...this.#made, EVERYTHING])];
  }

  apply({ files, deleted }: ProjectChange): void {
    for (const path of deleted) {
      this.files.removeFile(path);
      this.#touch(path);
    }
    for (const [path, text] of Object.entries(files)) this.write(path, text);
    this.names.forget();
  }

  write(path: string, text: string): void {
    if (this.files.get(path) === text) return;
    this.files.writeFile(path, text);
    this.#touch(path);
  }

  /** Takes a file that the service makes for itself. */
  make(path: string, text: string): void {
    this.#made.add(path);
    this.write(path, text);
  }

  versionOf(path: string): string {
    return String(this.#versions.get(path) ?? 0);
  }

  snapshotOf(path: string): ts.IScriptSnapshot | undefined {
    const text = this.files.get(path);
    if (text === undefined) return undefined;
    const version = this.#versions.get(path) ?? 0;
    const known = this.#snapshots.get(path);
    if (known?.version === version) return known.snapshot;
    const snapshot = ts.ScriptSnapshot.fromString(text);
    this.#snapshots.set(path, { version, snapshot });
    return snapshot;
  }

  #touch(path: string): void {
    this.#projectVersion += 1;
    this.#versions.set(path, (this.#versions.get(path) ?? 0) + 1);
  }
}
