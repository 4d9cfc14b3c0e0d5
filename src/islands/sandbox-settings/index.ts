/** Door of what the islands with an editor tell the sandbox about this site. */
export { compilerSettings, languageSettings, loadCompilerManifest } from './compiler-settings.ts';
export { pageOfCode } from './page-of-code.ts';
