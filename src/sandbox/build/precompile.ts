import { Engine, type Typings } from '../compile/engine/index.ts';
import type { CompileOutput, ProjectFiles } from '../types.ts';

/**
 * Compiles a project as the worker in the browser does, so that an edit of it can be a replacement in what is shown of this.
 *
 * @throws where the compiler refuses it
 */
export function precompile(typings: Typings, files: ProjectFiles): CompileOutput {
  const engine = new Engine(typings, { hot: true });
  engine.apply({ version: 1, files, deleted: [] });
  const { output, diagnostics } = engine.compile();
  if (output) return output;
  const list = diagnostics.map(
    ({ code, message, file, line, column }) => `${file}:${line}:${column} ${code} ${message}`,
  );
  throw new Error(`A project of the site does not compile:\n${list.join('\n')}`);
}
