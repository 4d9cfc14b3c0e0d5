import type { CompiledModule, Diagnostic, ProjectPath } from '../../types.ts';
import { moduleNameOf, type WrittenImport } from './app-imports.ts';
import { outFolder } from './compiler-options.ts';
import { folderOf, type MemoryFiles, normalPath } from './memory-files.ts';
import type { ModuleNames } from './module-names.ts';

const MAP_COMMENT = /\n?\/\/# sourceMappingURL=.*\n?$/;

/** `Cannot find module`, as TypeScript says it. */
const MISSING_MODULE = 'TS2307';

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
  readonly #imports = new Map<string, readonly WrittenImport[]>();

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

  setImports(file: string, imports: readonly WrittenImport[]): void {
    this.#imports.set(file, imports);
  }

  /** Imports of modules that are not there. A browser would refuse the whole application for one of them. */
  missingModules(files: MemoryFiles, names: ModuleNames): Diagnostic[] {
    return files.projectPaths.flatMap((file) => {
      const missing = (this.#imports.get(file) ?? []).filter(
        ({ name }) => !names.resolve(name, file),
      );
      const text = files.get(file) ?? '';
      return missing.map((written) => missingModule(file as ProjectPath, text, written));
    });
  }
}

function missingModule(file: ProjectPath, text: string, written: WrittenImport): Diagnostic {
  const { name, start, length } = written;
  const lines = text.slice(0, start).split(/\r\n|\n|\r/);
  return {
    code: MISSING_MODULE,
    severity: 'error',
    message: `Cannot find module '${name}' or its corresponding type declarations.`,
    file,
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
    start,
    length,
  };
}
