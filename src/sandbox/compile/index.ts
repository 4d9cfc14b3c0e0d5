/** Door of the compiler for a page: small, as the compiler itself is in a worker. */
export {
  type CompileAnswers,
  CompileClient,
  type CompileClientSettings,
} from './compile-client.ts';
export {
  COMPILER_BASE,
  COMPILER_MANIFEST_ADDRESS,
  type CompilerManifest,
} from './compiler-manifest.ts';
