import { errorPages } from './pages.ts';
import type { ErrorData } from './types.ts';

/** Routes of the pages about codes; their overviews are files of `src/pages`. */
export function errorRoutes(data: ErrorData): string[] {
  return errorPages(data).map(({ route }) => route);
}
