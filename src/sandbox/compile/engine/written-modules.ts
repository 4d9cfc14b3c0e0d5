import type { CompiledModule, Diagnostic, ProjectPath } from '../../types.ts';
import { moduleNameOf, type WrittenNeeds } from './app-imports.ts';
import { outFolder } from './compiler-options.ts';
import { importProblem, toImportDiagnostic } from './import-problems.ts';
import { folderOf, type MemoryFiles, normalPath } from './memory-files.ts';
import type { ModuleNames } from './module-names.ts';
import { warning } from './style-imports.ts';

const NO_WORKERS =
  'A preview has no web workers, so this one does not start. Run the code without a worker here, or download the project.';

const MAP_COMMENT = /\n?\/\/# sourceMappingURL=.*\n?$/;

/** A source map whose sources are relative to the file that it belongs to. */
function withProjectPaths(map: string, file: string): string {
  const parsed: { sources: readonly string[] } = JSON.parse(map);
  const sources = parsed.sources.map((source) =>
    // The folder that the compiler writes to is no part of the project.
    normalPath(`${outFolder}${folderOf(file)}/${source}`),
  );
  return JSON.stringify({ ...parsed, file: moduleNameOf(file), sources });
}

/** The JavaScript of a project, which changes file by file. */
export class WrittenModules {
  readonly #modules = new Map<string, CompiledModule>();
  readonly #needs = new Map<string, WrittenNeeds>();

  /** Modules by name, those of files that are still there, sorted. */
  current(files: MemoryFiles): Record<string, CompiledModule> {
    const here = files.projectPaths.map(moduleNameOf);
    const entries = here.map((name) => [name, this.#modules.get(name)] as const);
    return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined)) as Record<
      string,
      CompiledModule
    >;
  }

  /** Takes a file that the compiler writes. */
  write(written: string, text: string): void {
    const file = written.slice(outFolder.length);
    if (file.endsWith('.map')) this.#writeMap(file.slice(0, -'.map'.length), text);
    else if (file.endsWith('.json'))
      this.#modules.set(moduleNameOf(file), { code: `export default ${text.trimEnd()};\n` });
    else
      this.#modules.set(moduleNameOf(file), {
        ...this.#modules.get(moduleNameOf(file)),
        code: text.replace(MAP_COMMENT, '\n'),
      });
  }

  #writeMap(file: string, text: string): void {
    const name = moduleNameOf(file);
    const map = withProjectPaths(text, file);
    this.#modules.set(name, { code: this.#modules.get(name)?.code ?? '', map });
  }

  setNeeds(file: string, needs: WrittenNeeds): void {
    this.#needs.set(file, needs);
  }

  /**
   * What code asks for and a preview does not have. For a module that is not there a browser would refuse the whole application; a web
   * worker is only a warning.
   */
  problems(parts: { readonly files: MemoryFiles; readonly names: ModuleNames }): Diagnostic[] {
    const { files } = parts;
    return files.projectPaths.flatMap((file): Diagnostic[] => {
      const text = files.get(file) ?? '';
      const { imports = [], workers = [] } = this.#needs.get(file) ?? {};
      const missing = imports.flatMap((written) => {
        const problem = importProblem(written.name, file, parts);
        return problem ? [toImportDiagnostic(problem, file as ProjectPath, text, written)] : [];
      });
      return [
        ...missing,
        ...workers.map(({ start, length }) => warning(file, text, start, length, NO_WORKERS)),
      ];
    });
  }
}
