/** Door of the reference room: installed packages to API, command-line, configuration and error data. Build time only. */

export { type EntryPoint, entryPoint } from './api/entry-points.ts';
export * from './api/types.ts';
export * from './cli/types.ts';
export * from './configuration/types.ts';
export {
  hasPlaceholder,
  inProduction,
  isForDevelopment,
  isOnlyDeclared,
} from './errors/in-production.ts';
export { nameInWords } from './errors/name-in-words.ts';
export {
  diagnosticsRoute,
  type ErrorPage,
  errorDescription,
  errorPages,
  errorsRoute,
  errorTitle,
} from './errors/pages.ts';
export { errorRoutes } from './errors/routes.ts';
export * from './errors/types.ts';
export {
  type DocumentedPackage,
  documentedPackage,
  documentedPackages,
} from './extraction/documented-packages.ts';
export { apiHistory, introducedIn } from './history/api-history.ts';
export {
  type ApiChanges,
  changesBetween,
  type HistoryFile,
  historyOf,
  type NameHistory,
} from './history/history.ts';
export { prepareReference, referenceData } from './reference.ts';
export { referenceRoutes } from './routes.ts';
export * from './symbols/index.ts';
export {
  type RequirementsRow,
  requirementsChecked,
  requirementsRows,
  versionRequirements,
} from './versions/requirements.ts';
export type { Requirements } from './versions/types.ts';
