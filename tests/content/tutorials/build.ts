// Compiles every application of the tutorials and of the playground in one program, in strict mode, those with mistakes in another one, and bundles them at once.
// Runs once, before the tests.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../../../scripts/lib/paths.mjs';
import {
  bundle,
  compile,
  compileWithMistakes,
  formatProblem,
} from '../../../src/examples/compiler/index.ts';
import { writePage } from '../../../src/examples/index.ts';
import { needsZone } from '../../../src/sandbox/project/index.ts';
import {
  type Application,
  applications,
  frameChecksScript,
  mistakes,
  pagesFolder,
  problemsFile,
  workFolder,
} from './applications.ts';

const sources = join(workFolder, 'sources');
const compiled = join(workFolder, 'compiled');

function write({ name, files }: Application): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(sources, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function compileAll(): void {
  const mains = applications.map(({ name }) => join(sources, name, 'src/main.ts'));
  const problems = compile(mains, { rootDir: sources, outDir: compiled });
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
}

/** Mistakes that run, so that their goals can be checked. */
const running = mistakes.filter(({ code }) => code === undefined);

function compileMistakes(): void {
  const mains = mistakes.map(({ application: { name } }) => join(sources, name, 'src/main.ts'));
  const folders = { rootDir: sources, outDir: compiled };
  const problems = mains.length > 0 ? compileWithMistakes(mains, folders) : [];
  const byApplication = mistakes.map(({ application: { name } }) => {
    const folder = `${relative(root, join(sources, name)).replaceAll('\\', '/')}/`;
    return [name, problems.filter(({ file }) => file.startsWith(folder))];
  });
  writeFileSync(problemsFile, JSON.stringify(Object.fromEntries(byApplication)));
}

/** A module that starts an application after zone.js, as the Angular CLI's polyfills do. */
function withZone(name: string): string {
  const file = join(compiled, name, 'with-zone.js');
  writeFileSync(file, "import 'zone.js';\nimport './src/main.js';\n");
  return file;
}

/** All that runs. */
const bundled = [...applications, ...running.map(({ application }) => application)];

async function bundleAll(): Promise<void> {
  const entries = bundled.map(({ name, files }) => [
    `${name}/main`,
    needsZone(files) ? withZone(name) : join(compiled, name, 'src/main.js'),
  ]);
  const { warnings } = await bundle({
    input: Object.fromEntries(entries),
    outDir: pagesFolder,
    entryFileNames: '[name].js',
    shared: '_shared',
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

async function bundleFrameChecks(): Promise<void> {
  const input = join(root, 'src/sandbox/preview/frame/run-checks.ts');
  const build = await rolldown({ input, platform: 'browser' });
  await build.write({ file: frameChecksScript, format: 'iife', name: 'frameChecks' });
  await build.close();
}

export default async function build(): Promise<void> {
  rmSync(workFolder, { recursive: true, force: true });
  applications.forEach(write);
  for (const { application } of mistakes) write(application);
  compileAll();
  compileMistakes();
  await bundleAll();
  await bundleFrameChecks();
  for (const { name, files } of bundled) {
    const example = { name, folder: join(sources, name), files: Object.keys(files) };
    writePage(example, join(pagesFolder, name), { base: `/${name}/`, script: `/${name}/main.js` });
  }
}
