import type { CliData } from './types.ts';

/** Routes of all pages about commands. The overview, `/cli`, is an article. */
export function cliRoutes({ commands }: CliData): string[] {
  return commands.map(({ route }) => route);
}
