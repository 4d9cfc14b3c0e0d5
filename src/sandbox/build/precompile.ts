import { Engine, type Typings } from '../compile/engine/index.ts';
import type { CompileOutput, ProjectFiles, ProjectPath } from '../types.ts';

/** A project that has not been compiled. */
export interface WaitingProject {
  /** Says in errors which project it is: many have files of the same names. */
  readonly name: string;
  readonly files: ProjectFiles;
}

/** Compiles projects as the worker in the browser does, so that an edit of one can be a replacement in what is shown of this. */
export class Precompiler {
  readonly #engine: Engine;
  #version = 0;
  #before: ProjectFiles = {};

  constructor(typings: Typings) {
    // One for all projects: reading the typings takes longer than a project.
    this.#engine = new Engine(typings, { hot: true });
  }

  /**
   * @param name says in errors which project it is: many have files of the same names
   * @returns an output of version 0: which version of a project it is depends on who shows it
   * @throws where the compiler refuses the project
   */
  compile(name: string, files: ProjectFiles): CompileOutput {
    const known = Object.keys(this.#before) as ProjectPath[];
    const deleted = known.filter((path) => !(path in files));
    this.#version += 1;
    this.#before = files;
    this.#engine.apply({ version: this.#version, files, deleted });
    const { output, diagnostics } = this.#engine.compile();
    if (output) return { ...output, version: 0 };
    const list = diagnostics.map(
      ({ code, message, file, line, column }) => `${file}:${line}:${column} ${code} ${message}`,
    );
    throw new Error(`${name} does not compile:\n${list.join('\n')}`);
  }
}
