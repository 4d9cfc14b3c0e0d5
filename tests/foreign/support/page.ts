// Runs in the browser: a workbench of the site that opens one project after the other.
import {
  compilerSettings,
  languageSettings,
} from '../../../src/islands/sandbox-settings/compiler-settings.ts';
import { Project } from '../../../src/sandbox/project/index.ts';
import type { ProjectFiles } from '../../../src/sandbox/types.ts';
import { Workbench, type WorkbenchState } from '../../../src/sandbox/workbench/index.ts';

const checked = new Set<number>();

/** The compiler of the site; notes which versions it has looked at entirely. */
async function watchedCompiler(): ReturnType<typeof compilerSettings> {
  const settings = await compilerSettings();
  const makeWorker = () => {
    // The page makes a real worker.
    const worker = settings.makeWorker() as Worker;
    worker.addEventListener('message', ({ data }) => {
      if (data.kind === 'checked') checked.add(data.answer.version);
    });
    return worker;
  };
  return { ...settings, makeWorker };
}

const project = new Project({ files: {} });
const workbench = new Workbench({
  project,
  title: 'Preview',
  compiler: watchedCompiler,
  language: languageSettings,
});

const foreign = {
  start: () => workbench.open(document.querySelector('#place') as HTMLElement),
  replace: (files: ProjectFiles) => workbench.replace({ files }),
  isChecked: () => checked.has(project.version) || workbench.state.phase === 'failed',
  state: (): WorkbenchState => workbench.state,
};

export type Foreign = typeof foreign;

Object.assign(globalThis, { foreign });
