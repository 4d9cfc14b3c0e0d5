import { readFileSync } from 'node:fs';
import type { Example } from '../../../../src/examples/index.ts';
import { loadTypings } from '../../../../src/sandbox/build/index.ts';
import { Engine, type EngineSettings } from '../../../../src/sandbox/compile/engine/index.ts';
import type {
  CheckAnswer,
  ProjectChange,
  ProjectFiles,
  ProjectPath,
} from '../../../../src/sandbox/types.ts';

/** Texts of an example application, as a project has them. */
export function filesOf({ files, folder }: Example): ProjectFiles {
  const paths = files.map((file) => file.slice(folder.length).replaceAll('\\', '/') as ProjectPath);
  const texts = paths.filter((path) =>
    /^\/(?:src|public)\/.*\.(?:ts|html|css|json|svg)$/.test(path),
  );
  return Object.fromEntries(texts.map((path) => [path, readFileSync(folder + path, 'utf8')]));
}

export async function newEngine(settings?: EngineSettings): Promise<Engine> {
  return new Engine(await loadTypings(), settings);
}

/** Runs all steps of a check. */
export function checkAll(engine: Engine): CheckAnswer {
  const steps = engine.check();
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export const whole = (version: number, files: ProjectFiles): ProjectChange => ({
  version,
  files,
  deleted: [],
});
