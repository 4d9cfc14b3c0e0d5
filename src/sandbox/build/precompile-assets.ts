import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  filesBelow,
  hashFiles,
  hashText,
  installedPackages,
  runWorker,
  sourceFiles,
} from '../../files/index.ts';
import { KeptResults } from '../../kept/index.ts';
import type { CompileOutput, ProjectFiles } from '../types.ts';
import { precompiledFile, root, sandboxFolder } from './folders.ts';
import type { WaitingProject } from './precompile.ts';
import { prepareTypings } from './prepare-typings.ts';

/** A project as pages load it. */
interface ProjectAsset {
  readonly files: ProjectFiles;
  readonly precompiled?: CompileOutput;
}

function compileInWorker(projects: readonly WaitingProject[]): Promise<CompileOutput[]> {
  const script = new URL('./precompile.worker.ts', import.meta.url);
  return runWorker(script, projects, 'Compiling the projects of the site');
}

/** What an earlier build has compiled. */
function keptOutputs(typings: string): KeptResults<CompileOutput> {
  const program = sourceFiles([join(sandboxFolder, 'build/precompile.worker.ts')]);
  const files = [installedPackages(root), join(root, 'documented/package.json'), ...program];
  return new KeptResults(precompiledFile, hashFiles(root, files, relative(root, typings)));
}

/**
 * Compiles the projects that have not been compiled as they are, and writes what comes of it into the assets.
 *
 * @param site folder of the built site
 * @param folders of the site that have the assets
 * @throws Error where the compiler refuses a project
 */
export async function precompileAssets(site: string, folders: readonly string[]): Promise<void> {
  const assets = folders
    .flatMap((folder) => filesBelow(join(site, folder)))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, project: JSON.parse(readFileSync(file, 'utf8')) as ProjectAsset }))
    .map((asset) => ({ ...asset, key: hashText(JSON.stringify(asset.project.files)) }));
  const kept = keptOutputs(await prepareTypings());
  const missing = assets.filter(({ key }) => !kept.has(key));
  const projects = missing.map(({ file, project: { files } }) => ({
    name: relative(root, file),
    files,
  }));
  const outputs = projects.length > 0 ? await compileInWorker(projects) : [];
  const made = new Map(missing.map(({ key }, index) => [key, outputs[index] as CompileOutput]));
  for (const { file, project, key } of assets) {
    const precompiled = kept.of(key, () => made.get(key) as CompileOutput);
    const complete: ProjectAsset = { ...project, precompiled };
    writeFileSync(file, JSON.stringify(complete));
  }
  kept.save();
}
