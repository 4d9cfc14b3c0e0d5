import { cliRoutes } from './cli/routes.ts';
import { errorRoutes } from './errors/routes.ts';
import { referenceData } from './reference.ts';
import { apiRoutes, catalogue } from './symbols/index.ts';

/**
 * Routes of all generated pages of the reference.
 *
 * @throws Error when `prepareReference` has not run
 */
export function referenceRoutes(root: string = process.cwd()): string[] {
  return [
    ...apiRoutes(catalogue(root)),
    ...cliRoutes(referenceData('cli', root)),
    ...errorRoutes(referenceData('errors', root)),
  ];
}
