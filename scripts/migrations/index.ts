/** Door of the migrations: runs the schematics of `@angular/core` on the small applications that articles show before and after. */
export { filesOf, migrationsFolder, type Run, readRuns } from './read.ts';
export { compileFolders, generate, type Outcome, perform, Workspaces } from './run.ts';
