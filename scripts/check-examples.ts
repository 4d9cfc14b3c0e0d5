// `npm run check:examples`: every application under content/examples compiles in strict mode, without warnings, and bundles.
// The tests in tests/content then open the bundles.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, compile, stopAt } from '../src/examples/compiler/index.ts';
import {
  bundledFolder,
  compiledFolder,
  examplesFolder,
  runs,
  sharedFolder,
  sourcesOf,
  specsOf,
  writePage,
} from '../src/examples/index.ts';
import { skeletonFolder } from '../src/tutorials/layers.ts';
import { shapeProblems, startProblems, strayFolders } from './examples/index.ts';
import { counted } from './lib/count.ts';
import { root } from './lib/paths.mjs';
import { selectedExamples, selection } from './only/index.ts';

const examples = selectedExamples();
rmSync(compiledFolder, { recursive: true, force: true });
stopAt([
  ...(selection() ? [] : strayFolders(examplesFolder)),
  ...examples.flatMap(shapeProblems),
  ...startProblems(examples, readFileSync(join(root, skeletonFolder, 'src/main.ts'), 'utf8')),
  ...compile(examples.flatMap(sourcesOf), { rootDir: examplesFolder, outDir: compiledFolder }),
  // A program of their own: Playwright brings Node's globals along, which an application must not see.
  ...compile(examples.flatMap(specsOf)),
]);

const applications = examples.filter(runs);
const entries = applications.map(({ name }) => [
  `${name}/main`,
  join(compiledFolder, name, 'src/main.js'),
]);
const { warnings } = await bundle({
  input: Object.fromEntries(entries),
  outDir: bundledFolder,
  entryFileNames: '[name].js',
  shared: sharedFolder,
});
stopAt(warnings.map((message) => ({ file: '', line: 0, column: 0, code: 'bundle', message })));
for (const example of applications) {
  writePage(example, join(bundledFolder, example.name), { base: '/', script: '/main.js' });
}

console.log(
  `${counted(examples.length, 'example compiles', 'examples compile')} in strict mode; ${counted(applications.length, 'is an application and bundles', 'are applications and bundle')}`,
);
