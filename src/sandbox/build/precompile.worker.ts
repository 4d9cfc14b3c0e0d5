// The compiler keeps its thread busy for seconds, and has settings for all of it: it gets one of its own, which ends with the work.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { CompileOutput, ProjectFiles } from '../types.ts';
import { root } from './folders.ts';
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
  const precompiled = compiler.compile(relative(root, asset), project.files);
  const complete: ProjectAsset = { ...project, precompiled };
  writeFileSync(asset, JSON.stringify(complete));
}
parentPort?.postMessage('done');
