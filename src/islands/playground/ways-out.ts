/** The ways out of the playground: a project that the Angular CLI builds, as an archive or at a code host. */
export { cliFiles } from './cli-project.ts';
export { download } from './download.ts';
export { openElsewhere } from './open-elsewhere.ts';
