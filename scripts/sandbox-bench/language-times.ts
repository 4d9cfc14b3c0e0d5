import type { Page } from '@playwright/test';
import type { CompilerManifest } from '../../src/sandbox/compile/compiler-manifest.ts';
import type { LanguageWorkerClient } from '../../src/sandbox/language/index.ts';
import type { ProjectFiles, ProjectPath } from '../../src/sandbox/types.ts';

declare global {
  var benchedLanguage: { readonly LanguageWorkerClient: typeof LanguageWorkerClient };
}

/** A text that a reader types, letter by letter, at the end of a file. */
export interface Typed {
  readonly file: ProjectPath;
  readonly before: string;
  readonly typed: string;
}

/** What was measured in a worker that is started for it, in milliseconds. */
export interface LanguageTimes {
  /** From nothing to the first answer. */
  readonly start: number;
  /** From each letter to the completions after it. */
  readonly completions: readonly number[];
}

/** Starts the language worker and asks it for completions after each letter. */
export function languageTimes(
  page: Page,
  manifest: CompilerManifest,
  files: ProjectFiles,
  { file, before, typed }: Typed,
): Promise<LanguageTimes> {
  return page.evaluate(
    async ({ languageWorker, documentedTypings, files, file, before, typed }) => {
      const begin = performance.now();
      const makeWorker = () => new Worker(languageWorker, { type: 'module' });
      const client = new benchedLanguage.LanguageWorkerClient({
        makeWorker,
        typings: documentedTypings,
      });
      client.update({ version: 1, files, deleted: [] });
      await client.diagnostics(file);
      const start = performance.now() - begin;
      const completions = [];
      for (let length = 1; length <= typed.length; length += 1) {
        const text = before + typed.slice(0, length);
        const since = performance.now();
        client.update({ version: length + 1, files: { [file]: text }, deleted: [] });
        await client.completions(file, text.length);
        completions.push(performance.now() - since);
      }
      client.dispose();
      return { start, completions };
    },
    { ...manifest, files, file, before, typed },
  );
}
