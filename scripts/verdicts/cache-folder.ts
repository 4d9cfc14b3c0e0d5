import { homedir, platform } from 'node:os';
import { join } from 'node:path';

/**
 * The folder of kept verdicts, outside of the checkout, so that a clean clone finds what an earlier one has proved.
 *
 * @returns what `VERDICTS_FOLDER` names, else a folder in the platform's cache folder
 */
export function cacheFolder(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  system: string = platform(),
): string {
  return environment.VERDICTS_FOLDER || join(platformFolder(environment, system), 'angular-docs');
}

function platformFolder(
  { XDG_CACHE_HOME, LOCALAPPDATA }: Readonly<Record<string, string | undefined>>,
  system: string,
): string {
  if (system === 'win32') return LOCALAPPDATA || join(homedir(), 'AppData/Local');
  if (system === 'darwin') return join(homedir(), 'Library/Caches');
  return XDG_CACHE_HOME || join(homedir(), '.cache');
}
