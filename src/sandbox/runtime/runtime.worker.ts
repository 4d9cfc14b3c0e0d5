// The compiler's linker is large and keeps its thread busy for seconds: it gets one of its own, which ends with the work.
import { parentPort, workerData } from 'node:worker_threads';
import { makeRuntime } from './make-runtime.ts';

await makeRuntime(workerData);
parentPort?.postMessage('done');
