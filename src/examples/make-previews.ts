import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { previewAddress, sharedAddress } from './address.ts';
import { bundle, bundleClassic, compile, type Problem } from './compiler/index.ts';
import { type Example, findExamples } from './discover.ts';
import { root, sharedFolder } from './folders.ts';
import { writePage } from './page.ts';
import { startOfHead } from './preview-page.ts';

/** Which running examples to make. */
export interface PreviewRequest {
  /** Folder that holds the examples. */
  readonly examples: string;
  /** Names of the examples, sorted. */
  readonly names: readonly string[];
  /** Folder for the JavaScript of the compiled sources; is emptied first. */
  readonly compiled: string;
  /** Folder that is served as the folder of all running examples; is emptied first. */
  readonly outDir: string;
}

const themeScript = join(root, 'src/examples/frame/follow-theme.ts');

/** What a running example can't do without. */
const NEEDED = ['src/main.ts', 'src/index.html'];

function problem(file: string, code: string, message: string): Problem {
  const path = file && relative(root, file).replaceAll('\\', '/');
  return { file: path, line: 0, column: 0, code, message };
}

function missingFiles({ folder }: Example): Problem[] {
  return NEEDED.map((file) => join(folder, file))
    .filter((file) => !existsSync(file))
    .map((file) => problem(file, 'example', 'is missing: an article shows this example running'));
}

async function bundleAndWrite(
  examples: readonly Example[],
  { compiled, outDir }: PreviewRequest,
): Promise<readonly string[]> {
  const { files, warnings } = await bundle({
    input: Object.fromEntries(
      examples.map(({ name }) => [name, join(compiled, name, 'src/main.js')]),
    ),
    outDir,
    entryFileNames: `${sharedFolder}/[name]-[hash].js`,
    shared: sharedFolder,
    production: true,
  });
  if (warnings.length > 0) return warnings;
  const theme = await bundleClassic(themeScript, join(outDir, sharedFolder));
  const themeAddress = sharedAddress(`${sharedFolder}/${theme}`);
  for (const example of examples) {
    const [script = '', ...modules] = (files.get(example.name) ?? []).map(sharedAddress);
    writePage(example, join(outDir, example.name), {
      base: previewAddress(example.name),
      script,
      first: startOfHead(themeAddress, modules),
    });
  }
  return [];
}

/**
 * Compiles examples in strict mode, bundles them as readers get them, and writes their pages.
 *
 * @returns what is wrong with them; nothing useful is in the folder then
 */
export async function makePreviews(request: PreviewRequest): Promise<Problem[]> {
  const { names, compiled } = request;
  const examples = findExamples(request.examples).filter(({ name }) => names.includes(name));
  const missing = examples.flatMap(missingFiles);
  if (missing.length > 0) return missing;
  rmSync(compiled, { recursive: true, force: true });
  const sources = examples.map(({ folder }) => join(folder, 'src/main.ts'));
  const problems = compile(sources, { rootDir: request.examples, outDir: compiled });
  if (problems.length > 0) return problems;
  const warnings = await bundleAndWrite(examples, request);
  return warnings.map((message) => problem('', 'bundle', message));
}
