import type { AbsoluteFsPath, FileStats, FileSystem, PathSegment } from '@angular/compiler-cli';
import type { ProjectFiles } from '../../types.ts';
import type { Typings } from './typings.ts';

function partsOf(path: string): string[] {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts;
}

/** An absolute path without `.`, `..` and doubled slashes. */
export function normalPath(path: string): string {
  return `/${partsOf(path).join('/')}`;
}

/** Folder of a path. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** A file system for the compiler: the files of a project above the typings of the packages, which nobody writes. */
export class MemoryFiles implements FileSystem {
  #typings: Typings['files'];
  readonly #texts = new Map<string, string>();

  constructor(typings: Typings) {
    this.#typings = typings.files;
  }

  /** Takes typings in place of those before. */
  setTypings(typings: Typings): void {
    this.#typings = typings.files;
  }

  /** Text of a file, or undefined where there is none. */
  get(path: string): string | undefined {
    return this.#texts.get(path) ?? this.#typings[path];
  }

  /** Paths of the project's own files, sorted. */
  get projectPaths(): string[] {
    return [...this.#texts.keys()].sort();
  }

  /** Texts of the project's own files. */
  get projectFiles(): ProjectFiles {
    return Object.fromEntries(this.#texts) as ProjectFiles;
  }

  /** Whether a file was written, and does not come from the typings. */
  isProjectFile(path: string): boolean {
    return this.#texts.has(path);
  }

  exists(path: string): boolean {
    return this.get(path) !== undefined;
  }

  readFile(path: string): string {
    const text = this.get(path);
    if (text === undefined) throw new Error(`There is no file ${path}.`);
    return text;
  }

  readFileBuffer(path: string): Uint8Array {
    return new TextEncoder().encode(this.readFile(path));
  }

  writeFile(path: string, data: string | Uint8Array): void {
    this.#texts.set(path, typeof data === 'string' ? data : new TextDecoder().decode(data));
  }

  removeFile(path: string): void {
    this.#texts.delete(path);
  }

  copyFile(from: string, to: string): void {
    this.writeFile(to, this.readFile(from));
  }

  moveFile(from: string, to: string): void {
    this.copyFile(from, to);
    this.removeFile(from);
  }

  // Folders are there as soon as something is in them.
  ensureDir(): void {}
  removeDeep(): void {}
  symlink(): void {}
  chdir(): void {}

  readdir(): PathSegment[] {
    return [];
  }

  lstat(path: string): FileStats {
    return this.stat(path);
  }

  stat(path: string): FileStats {
    const isFile = this.exists(path);
    return { isFile: () => isFile, isDirectory: () => !isFile, isSymbolicLink: () => false };
  }

  pwd(): AbsoluteFsPath {
    return '/' as AbsoluteFsPath;
  }

  isCaseSensitive(): boolean {
    return true;
  }

  getDefaultLibLocation(): AbsoluteFsPath {
    return '/lib' as AbsoluteFsPath;
  }

  realpath(path: AbsoluteFsPath): AbsoluteFsPath {
    return path;
  }

  resolve(...paths: string[]): AbsoluteFsPath {
    const start = paths.findLastIndex((path) => path.startsWith('/'));
    return normalPath(paths.slice(Math.max(start, 0)).join('/')) as AbsoluteFsPath;
  }

  isRoot(path: string): boolean {
    return path === '/';
  }

  isRooted(path: string): boolean {
    return path.startsWith('/');
  }

  // The compiler marks paths by types that only it can make; here they are texts, and come back as what they were.
  dirname<T extends string>(path: T): T {
    return (path.includes('/') ? folderOf(path) : '.') as T;
  }

  basename(path: string, extension = ''): PathSegment {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const end = extension && name.endsWith(extension) ? -extension.length : name.length;
    return name.slice(0, end) as PathSegment;
  }

  extname(path: string): string {
    return /[^/](\.[^./]*)$/.exec(path)?.[1] ?? '';
  }

  join<T extends string>(base: T, ...paths: string[]): T {
    const joined = [base, ...paths].join('/');
    return (base.startsWith('/') ? normalPath(joined) : this.normalize(joined)) as T;
  }

  normalize<T extends string>(path: T): T {
    if (path.startsWith('/')) return normalPath(path) as T;
    const up = /^(?:\.{1,2}\/)*/.exec(path)?.[0].match(/\.\.\//g) ?? [];
    return ([...up, partsOf(path).join('/')].join('') || '.') as T;
  }

  relative<T extends string>(from: T, to: T): PathSegment {
    const [a, b] = [partsOf(from), partsOf(to)];
    const common = a.findIndex((part, index) => part !== b[index]);
    const shared = common < 0 ? a.length : common;
    return [...a.slice(shared).map(() => '..'), ...b.slice(shared)].join('/') as PathSegment;
  }
}
