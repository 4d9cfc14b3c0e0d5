import type { Page } from '@playwright/test';
import type { CompilerManifest } from '../../src/sandbox/compile/compiler-manifest.ts';
import type { ProjectFiles, ProjectPath } from '../../src/sandbox/types.ts';
import { type CompileTimes, compileTimes } from './compile-times.ts';
import { printTimes } from './figures.ts';
import { generatedApplication } from './generated-application.ts';
import { type LanguageTimes, languageTimes, type Typed } from './language-times.ts';

const RUNS = 5;
/** The first edits after a start compile what the first program left out. */
const WARMING_EDITS = 3;
const EDITS = 10;

/** What it should take at most, in milliseconds. */
const GOALS = { check: 400, completion: 50 };

/** Edits of one file, each of which adds something else. */
const editsOf = (path: string, text: string, added: (index: number) => string): ProjectFiles[] =>
  Array.from({ length: EDITS }, (_, index) => ({ [path]: text + added(index) }));

/** How long the compile worker takes, from nothing and after edits. */
export async function measureCompiler(
  page: Page,
  manifest: CompilerManifest,
  components: number,
): Promise<void> {
  const files = generatedApplication(components);
  const middle = Math.floor(components / 2);
  const edited = (extension: string) => {
    const path = `/src/app/part${middle}.${extension}` as const;
    return [path, files[path] ?? ''] as const;
  };
  const kinds = {
    template: editsOf(...edited('html'), (index) => `<p>${index}</p>`),
    class: editsOf(...edited('ts'), (index) => `export const added${index} = ${index};\n`),
  };
  const name = components === 1 ? '1 component' : `${components} components`;
  const cold: CompileTimes[] = [];
  for (const [kind, edits] of Object.entries(kinds)) {
    const times: CompileTimes[] = [];
    for (let run = 0; run < RUNS; run += 1)
      times.push(await compileTimes(page, manifest, files, edits));
    cold.push(...times);
    const warm = times.flatMap((time) => time.edits.slice(WARMING_EDITS));
    printTimes(
      `${name}: ${kind} edit to output`,
      warm.map(({ compiled }) => compiled),
    );
    printTimes(
      `${name}: ${kind} edit to diagnostics`,
      warm.map(({ checked }) => checked),
      components > 1 ? GOALS.check : undefined,
    );
  }
  printTimes(
    `${name}: start of the worker`,
    cold.map(({ start }) => start),
  );
  printTimes(
    `${name}: nothing to output`,
    cold.map((times) => times.cold.compiled),
  );
  printTimes(
    `${name}: nothing to diagnostics`,
    cold.map((times) => times.cold.checked),
  );
}

/** What readers type, in a class and in a template. */
function typedTexts(files: ProjectFiles): Record<string, Typed> {
  const last = (file: ProjectPath, typed: string): Typed => ({
    file,
    before: files[file] ?? '',
    typed,
  });
  return {
    TypeScript: last('/src/app/part0.ts', '\nexport const total = compu'),
    'a template': last('/src/app/part0.html', '<p>{{ rows().leng'),
  };
}

/** How long the language worker takes, from nothing and after each letter. */
export async function measureLanguage(page: Page, manifest: CompilerManifest): Promise<void> {
  const files = generatedApplication(1);
  for (const [where, typed] of Object.entries(typedTexts(files))) {
    const times: LanguageTimes[] = [];
    for (let run = 0; run < RUNS; run += 1)
      times.push(await languageTimes(page, manifest, files, typed));
    printTimes(
      `completions in ${where}`,
      times.flatMap(({ completions }) => completions),
      GOALS.completion,
    );
    printTimes(
      `language worker for ${where}: first answer`,
      times.map(({ start }) => start),
    );
  }
}
