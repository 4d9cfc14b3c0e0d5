// Reading all typings keeps a thread busy for seconds: it gets one of its own, which ends with the work.
import { parentPort, workerData } from 'node:worker_threads';
import { writeTypings } from './write-typings.ts';

writeTypings(workerData);
parentPort?.postMessage('done');
