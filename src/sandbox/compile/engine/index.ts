/** Door of the compiler itself, for the worker, tests and precompiling. It loads slowly: the compiler is large. */
export { compilerOptions } from './compiler-options.ts';
export { Engine, type EngineSettings } from './engine.ts';
export type { Typings } from './typings.ts';
