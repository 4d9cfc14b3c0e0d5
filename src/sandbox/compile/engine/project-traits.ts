import { needsZone } from '../../project/needs-zone.ts';
import { projectOptions } from './compiler-options.ts';
import type { MemoryFiles } from './memory-files.ts';
import { type ProjectOptions, readProjectOptions } from './project-options.ts';

/** What can only be lazy where nothing is replaced. */
const LAZY_BLOCK = /@defer\b/;

/** What decides how a project is compiled. */
export class ProjectTraits {
  readonly #files: MemoryFiles;
  readonly #hot: boolean;
  #project: ProjectOptions = { options: projectOptions, diagnostics: [] };
  #hasZone = false;
  #isHot: boolean;
  /** All of it as one text, for telling whether it has changed. */
  #key = '';

  /** @param hot whether components may be replaced while they run */
  constructor(files: MemoryFiles, hot: boolean) {
    this.#files = files;
    this.#hot = hot;
    this.#isHot = hot;
  }

  /** Its own options, and what is wrong with them. */
  get project(): ProjectOptions {
    return this.#project;
  }

  /** Whether it needs zone.js. */
  get hasZone(): boolean {
    return this.#hasZone;
  }

  /** Whether its components can be replaced. A lazy block that can be is not lazy, and would teach something wrong. */
  get isHot(): boolean {
    return this.#isHot;
  }

  /**
   * Looks at the project again after a change.
   *
   * @returns whether it is compiled in another way from now on
   */
  follow(changed: readonly string[]): boolean {
    const files = this.#files;
    if (changed.some((path) => path.endsWith('.json'))) this.#project = readProjectOptions(files);
    this.#hasZone = needsZone(files.projectFiles);
    const isLazy = files.projectPaths.some((path) => LAZY_BLOCK.test(files.readFile(path)));
    this.#isHot = this.#hot && !isLazy;
    const key = JSON.stringify([this.#project.options, this.#hasZone, this.#isHot]);
    const isOther = key !== this.#key;
    this.#key = key;
    return isOther;
  }
}
