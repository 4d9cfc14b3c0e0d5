/** Door of the reference room: installed packages to API, command-line, configuration and error data. Build time only. */
export * from './api/types.ts';
export * from './cli/types.ts';
export * from './configuration/types.ts';
export * from './errors/types.ts';
export {
  type DocumentedPackage,
  documentedPackage,
  documentedPackages,
} from './extraction/documented-packages.ts';
export { prepareReference, referenceData } from './reference.ts';
