/** Door of what builds the sandbox's files. Build time only. */
export { sandboxCompiler } from './compiler-integration.ts';
export { precompiledProjects } from './precompile-integration.ts';
export { prepareCompiler } from './prepare-compiler.ts';
export { loadTypings, prepareTypings } from './prepare-typings.ts';
