import type { ProjectChange, ProjectEdits, ProjectFiles, ProjectPath } from '../types.ts';
import { textWith } from './edits.ts';
import { isLocked, ProjectError, pathOf, readable } from './file-names.ts';

/** A file of a project. */
export interface ProjectFile {
  readonly path: ProjectPath;
  readonly text: string;
  /** Version of the project in which it got this text. */
  readonly version: number;
  /** Whether it is part of the project without being shown. */
  readonly isHidden: boolean;
  /** Whether the application can't be without it: it keeps its name. */
  readonly isLocked: boolean;
}

/** What a project starts with. */
export interface ProjectStart {
  readonly files: ProjectFiles;
  /** Paths that are not shown. */
  readonly hidden?: Iterable<ProjectPath>;
}

/**
 * What a slow writer, such as a formatter, expects of a file; where that is no longer so, nothing
 * is written.
 */
export interface WriteCondition {
  /** Text that the new one was made from. */
  readonly ifText?: string;
  /** Session that the text was read in. */
  readonly ifSession?: number;
}

/** What has happened to a project. */
export type ProjectEvent =
  | { readonly kind: 'written' | 'added' | 'deleted' | 'shown'; readonly path: ProjectPath }
  | { readonly kind: 'renamed'; readonly path: ProjectPath; readonly from: ProjectPath }
  /** Everything may be another. */
  | { readonly kind: 'replaced' };

/**
 * The files of an application that a reader edits, in the order in which they came. Each change
 * makes a new version.
 */
export class Project {
  #version = 1;
  #session = 1;
  #files = new Map<ProjectPath, ProjectFile>();
  /** Versions in which files went away. */
  #deleted = new Map<ProjectPath, number>();
  readonly #listeners = new Set<(event: ProjectEvent) => void>();

  constructor(start: ProjectStart) {
    this.#fill(start);
  }

  /** Counts up with each change, from 1. */
  get version(): number {
    return this.#version;
  }

  /** Counts how often the project became another one: `replace` starts a session. */
  get session(): number {
    return this.#session;
  }

  /** All files, hidden ones included. */
  get files(): readonly ProjectFile[] {
    return [...this.#files.values()];
  }

  /** Texts of all files. */
  get texts(): ProjectFiles {
    return Object.fromEntries(this.files.map(({ path, text }) => [path, text]));
  }

  /** The file with a path; undefined where there is none. */
  file(path: ProjectPath): ProjectFile | undefined {
    return this.#files.get(path);
  }

  /** Calls a function after each change. @returns what ends that */
  subscribe(listener: (event: ProjectEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Gives a file another text; the same text is no change.
   *
   * @param condition for texts that took time to make: a file that changed meanwhile, or is gone,
   *   is left alone
   * @returns whether the file has the text now
   * @throws {ProjectError} where there is no such file and no condition
   */
  write(path: ProjectPath, text: string, condition?: WriteCondition): boolean {
    if (condition && !this.#fulfills(path, condition)) return false;
    const file = this.#existing(path);
    if (file.text === text) return true;
    this.#version += 1;
    this.#files.set(path, { ...file, text, version: this.#version });
    this.#emit({ kind: 'written', path });
    return true;
  }

  /** Makes edits in several files; files that are not there are left out. */
  edit(edits: ProjectEdits): void {
    for (const [path, list] of Object.entries(edits) as [
      ProjectPath,
      ProjectEdits[ProjectPath],
    ][]) {
      const text = this.file(path)?.text;
      if (text !== undefined) this.write(path, textWith(text, list));
    }
  }

  /**
   * Adds a file. One that is there and hidden is shown, with the text that it has.
   *
   * @param input name as a reader types it, below `/src` unless it says otherwise
   * @returns its path
   * @throws {ProjectError} where that is no name for it
   */
  add(input: string, text = ''): ProjectPath {
    const path = pathOf(input);
    const known = this.#files.get(path);
    if (known && !known.isHidden)
      throw new ProjectError(
        `${readable(path)} already exists. Choose another name for the new file.`,
      );
    if (known) this.#put({ ...known, isHidden: false });
    else {
      this.#refuseFolder(path);
      this.#refuseOtherCase(path);
      this.#version += 1;
      this.#put(this.#made(path, text, false));
    }
    this.#emit({ kind: known ? 'shown' : 'added', path });
    return path;
  }

  /**
   * Gives a file another name. It comes last then.
   *
   * @returns its new path
   * @throws {ProjectError} where that is no name for it, or it has to keep its own
   */
  rename(from: ProjectPath, input: string): ProjectPath {
    const path = this.pathForRename(from, input);
    if (path === from) return path;
    const file = this.#existing(from);
    this.#version += 1;
    this.#remove(from);
    this.#put(this.#made(path, file.text, file.isHidden));
    this.#emit({ kind: 'renamed', path, from });
    return path;
  }

  /**
   * The path that a file would have under another name.
   *
   * @throws {ProjectError} where that is no name for it, or it has to keep its own
   */
  pathForRename(from: ProjectPath, input: string): ProjectPath {
    const file = this.#existing(from);
    const path = pathOf(input);
    if (path === from) return path;
    this.#refuseLocked(file, 'renamed');
    if (this.#files.has(path))
      throw new ProjectError(
        `${readable(from)} can't be renamed: ${readable(path)} already exists. Choose another name.`,
      );
    this.#refuseFolder(path);
    this.#refuseOtherCase(path, from);
    return path;
  }

  /** @throws {ProjectError} where there is no such file, or the application can't be without it */
  delete(path: ProjectPath): void {
    this.#refuseLocked(this.#existing(path), 'deleted');
    this.#version += 1;
    this.#remove(path);
    this.#emit({ kind: 'deleted', path });
  }

  /** Puts other files in place of all, as one change, which starts a session. */
  replace(start: ProjectStart): void {
    this.#version += 1;
    this.#session += 1;
    const before = [...this.#files.values()];
    this.#files = new Map();
    this.#fill(start);
    for (const { path, text, version } of before) {
      const now = this.#files.get(path);
      if (!now) this.#deleted.set(path, this.#version);
      // What stays the same need not be sent again.
      else if (now.text === text) this.#files.set(path, { ...now, version });
    }
    this.#emit({ kind: 'replaced' });
  }

  /**
   * What has changed since a version.
   *
   * @param version 0 for everything
   */
  changeSince(version: number): ProjectChange {
    const changed = this.files.filter((file) => file.version > version);
    const deleted = [...this.#deleted].filter(([, since]) => version > 0 && since > version);
    return {
      version: this.#version,
      files: Object.fromEntries(changed.map(({ path, text }) => [path, text])),
      deleted: deleted.map(([path]) => path).sort(),
    };
  }

  #fill({ files, hidden = [] }: ProjectStart): void {
    const isHidden = new Set(hidden);
    for (const [path, text] of Object.entries(files) as [ProjectPath, string][])
      this.#put(this.#made(path, text, isHidden.has(path)));
  }

  #made(path: ProjectPath, text: string, isHidden: boolean): ProjectFile {
    return { path, text, version: this.#version, isHidden, isLocked: isLocked(path) };
  }

  #put(file: ProjectFile): void {
    this.#files.set(file.path, file);
    this.#deleted.delete(file.path);
  }

  #remove(path: ProjectPath): void {
    this.#files.delete(path);
    this.#deleted.set(path, this.#version);
  }

  #fulfills(path: ProjectPath, { ifText, ifSession }: WriteCondition): boolean {
    const file = this.#files.get(path);
    const isSession = ifSession === undefined || ifSession === this.#session;
    return file !== undefined && isSession && (ifText === undefined || ifText === file.text);
  }

  #existing(path: ProjectPath): ProjectFile {
    const file = this.#files.get(path);
    if (!file) throw new ProjectError(`There is no file ${readable(path)} in the project.`);
    return file;
  }

  #refuseLocked(file: ProjectFile, wish: 'renamed' | 'deleted'): void {
    if (file.isLocked)
      throw new ProjectError(
        `${readable(file.path)} can't be ${wish}: the application starts with it. You can edit it.`,
      );
  }

  /**
   * Where a path is a file, nothing can be below it, and where something is below it, it can be no
   * file.
   */
  #refuseFolder(path: ProjectPath): void {
    const clash = this.files.find(
      (file) => file.path.startsWith(`${path}/`) || path.startsWith(`${file.path}/`),
    );
    if (clash)
      throw new ProjectError(
        `${readable(path)} can't be a file beside ${readable(clash.path)}: one of them would be a folder. Choose another name.`,
      );
  }

  /**
   * Names that differ only in the case of letters are one file on Windows and macOS, where archives
   * are unpacked.
   */
  #refuseOtherCase(path: ProjectPath, itself?: ProjectPath): void {
    const known = this.files.find(
      (file) => file.path !== itself && file.path.toLowerCase() === path.toLowerCase(),
    );
    if (known)
      throw new ProjectError(
        `${readable(known.path)} already exists. Many systems treat ${readable(path)} as the same file. Choose another name.`,
      );
  }

  #emit(event: ProjectEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
