// The compiler keeps its thread busy for seconds, and has settings for all of it: it gets one of its own, which ends with the work.
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { CompileOutput, ProjectFiles } from '../types.ts';
import { Precompiler } from './precompile.ts';
import { loadTypings } from './prepare-typings.ts';

/** A project as pages load it. */
interface ProjectAsset {
  readonly files: ProjectFiles;
  readonly precompiled?: CompileOutput;
}

const compiler = new Precompiler(await loadTypings());
for (const asset of workerData as readonly string[]) {
  const project: ProjectAsset = JSON.parse(readFileSync(asset, 'utf8'));
  const complete: ProjectAsset = { ...project, precompiled: compiler.compile(project.files) };
  writeFileSync(asset, JSON.stringify(complete));
}
parentPort?.postMessage('done');
