// What articles quote as the output of commands is what the commands print. `npm run printed` writes it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { comparable, generatedFolder, perform, readGroups } from '../../scripts/printed/index.ts';

const groups = readGroups();

describe('commands print what is kept', () => {
  test.each(groups)('$name', async (group) => {
    for (const { to, text } of await perform(group)) {
      const kept = readFileSync(join(generatedFolder, group.name, to), 'utf8');
      expect(comparable(text), `${group.name}/${to}`).toBe(comparable(kept));
    }
  });
});

test('each kept output has its command', () => {
  const commands = groups.flatMap(({ name, created, outputs }) => [
    ...(created ? [`${name}/${created}`] : []),
    ...outputs.map(({ to }) => `${name}/${to}`),
  ]);
  const kept = existsSync(generatedFolder)
    ? readdirSync(generatedFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
        path.endsWith('.txt'),
      )
    : [];
  expect(kept.map((path) => path.replaceAll('\\', '/')).sort()).toEqual(commands.sort());
});
