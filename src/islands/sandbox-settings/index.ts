/** Door of what the islands with an editor tell the sandbox about this site. */
export {
  compilerSettings,
  isCompilerOutdated,
  languageSettings,
  loadCompilerManifest,
} from './compiler-settings.ts';
export { pageOfCode } from './page-of-code.ts';
