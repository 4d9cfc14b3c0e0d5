import type { Page } from '@playwright/test';
import type { CompilerManifest } from '../../src/sandbox/compile/compiler-manifest.ts';
import type { CompileClient } from '../../src/sandbox/compile/index.ts';
import type { ProjectFiles } from '../../src/sandbox/types.ts';

declare global {
  var benched: { readonly CompileClient: typeof CompileClient };
}

/** Milliseconds from a change to each of its answers. */
export interface AnswerTimes {
  readonly compiled: number;
  readonly checked: number;
}

/** What was measured in a worker that is started for it. */
export interface CompileTimes {
  /** From nothing to a worker that waits for a project. */
  readonly start: number;
  /** From nothing to the first answers. */
  readonly cold: AnswerTimes;
  /** From each edit to its answers. */
  readonly edits: readonly AnswerTimes[];
}

/** Starts a worker, gives it a project, and edits that. Files come from the browser's cache, where they were loaded before. */
export function compileTimes(
  page: Page,
  manifest: CompilerManifest,
  files: ProjectFiles,
  edits: readonly ProjectFiles[],
): Promise<CompileTimes> {
  return page.evaluate(
    async ({ compileWorker, typings, files, edits }) => {
      const begin = performance.now();
      const makeWorker = () => new Worker(compileWorker, { type: 'module' });
      const client = new benched.CompileClient({ makeWorker, typings });
      let version = 0;
      const answer = async (changed: ProjectFiles, since: number) => {
        version += 1;
        const { compiled, checked } = client.update(
          { version, files: changed, deleted: [] },
          version - 1,
        );
        const output = (await compiled)?.output;
        if (!output) throw new Error('The application does not compile.');
        const compiledAt = performance.now();
        await checked;
        return { compiled: compiledAt - since, checked: performance.now() - since };
      };
      await client.start();
      const start = performance.now() - begin;
      const cold = await answer(files, begin);
      const times = [];
      for (const edit of edits) times.push(await answer(edit, performance.now()));
      client.dispose();
      return { start, cold, edits: times };
    },
    { ...manifest, files, edits },
  );
}
