// The compiler keeps its thread busy for seconds, and has settings for all of it: it gets one of its own, which ends with the work.
import { parentPort, workerData } from 'node:worker_threads';
import { Precompiler, type WaitingProject } from './precompile.ts';
import { loadTypings } from './prepare-typings.ts';

const compiler = new Precompiler(await loadTypings());
const projects: readonly WaitingProject[] = workerData;
parentPort?.postMessage(projects.map(({ name, files }) => compiler.compile(name, files)));
