import { expect, test } from 'vitest';
import { cliRoutes } from '../../../../src/reference/cli/routes.ts';

test('a command has a route, and a sub-command one below it', () => {
  const command = (name: string, route: string) => ({
    name,
    route,
    usage: `ng ${name}`,
    aliases: [],
    summary: '',
    description: '',
    arguments: [],
    options: [],
    commands: [],
  });
  const commands = [command('cache', '/cli/cache'), command('cache clean', '/cli/cache/clean')];
  expect(cliRoutes({ version: '1.0.0', commands })).toEqual(['/cli/cache', '/cli/cache/clean']);
});
