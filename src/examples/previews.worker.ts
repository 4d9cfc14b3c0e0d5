// The compiler is large and stops its thread for seconds: it gets one of its own, which ends with the work.
import { parentPort, workerData } from 'node:worker_threads';
import { makePreviews } from './make-previews.ts';

parentPort?.postMessage(await makePreviews(workerData));
