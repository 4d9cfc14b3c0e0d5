/** Door of what the clients of all workers share. */
export { startWorker, type WorkerPort, type WorkerSettings } from './start-worker.ts';
export { WorkerFailure } from './worker-failure.ts';
