/** Door of the compiler for a page: small, as the compiler itself is in a worker. */
export {
  type CompileAnswers,
  CompileClient,
  type CompileClientSettings,
  type WorkerPort,
} from './compile-client.ts';
export { WorkerFailure } from './worker-failure.ts';
