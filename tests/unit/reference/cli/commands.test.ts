import { beforeAll, describe, expect, test } from 'vitest';
import { readNavigationItems } from '../../../../src/navigation/index.ts';
import {
  type CliCommand,
  prepareReference,
  referenceData,
} from '../../../../src/reference/index.ts';
import type { NavigationItem } from '../../../../src/schemas/index.ts';

// The commands of the pinned CLI. When it changes, the snapshot shows what to review: run Vitest with -u, and read the difference.

let commands: readonly CliCommand[];
beforeAll(async () => {
  await prepareReference();
  commands = referenceData('cli').commands;
}, 60_000);

const command = (name: string): CliCommand => {
  const found = commands.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no ng ${name}.`);
  return found;
};
const option = (name: string, of: string) => {
  const { arguments: places, options } = command(of);
  return [...places, ...options].find((candidate) => candidate.name === name);
};

test('every command has its arguments, options and options of angular.json', () => {
  const counts = commands.map(({ name, aliases, arguments: places, options }) => {
    const workspace = options.filter(({ workspaceOnly }) => workspaceOnly).length;
    const spellings = [name, ...aliases].join(', ');
    return `${spellings}: ${places.length} + ${options.length - workspace} + ${workspace}`;
  });
  expect(counts).toMatchSnapshot();
});

test('the navigation has a place for every command, and no others', () => {
  const paths = (items: readonly NavigationItem[]): string[] =>
    items.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)]);
  const inTree = paths(readNavigationItems().reference).filter((path) => path.startsWith('/cli/'));
  expect(inTree.sort()).toEqual(commands.map(({ route }) => route).sort());
});

test('commands and options are sorted by name', () => {
  const names = commands.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  for (const { options } of commands) {
    const own = options.map(({ name }) => name);
    expect(own).toEqual([...own].sort());
  }
});

test('names of arguments and options are unique on a page, since they are fragments', () => {
  for (const { arguments: places, options } of commands) {
    const ids = [...places, ...options].map(({ name }) => name);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

describe('an option', () => {
  test('of several types has all of them, and the keys of its object', () => {
    expect(option('optimization', 'build')).toMatchObject({
      type: 'boolean | object',
      types: ['boolean', 'object'],
      default: 'true',
      properties: [
        { name: 'scripts' },
        { name: 'styles', properties: [{ name: 'minify' }, { name: 'inlineCritical' }, {}] },
        { name: 'fonts', properties: [{ name: 'inline' }] },
      ],
    });
  });

  test('with a list of values has them in the order of the schema', () => {
    expect(option('output-hashing', 'build')?.values).toEqual(['none', 'all', 'media', 'bundles']);
  });

  test('that is a map of strings is written as key and value', () => {
    expect(option('define', 'build')).toMatchObject({
      keyValue: true,
      type: 'Record<string, string>',
    });
  });

  test('whose value is a list of objects is for angular.json only', () => {
    expect(option('budgets', 'build')).toMatchObject({ workspaceOnly: true, type: 'object[]' });
    expect(option('budgets', 'build')?.properties?.[0]).toMatchObject({
      name: 'type',
      required: true,
    });
  });

  test('has its aliases', () => {
    expect(option('configuration', 'build')?.aliases).toEqual(['c']);
    expect(option('dry-run', 'generate component')?.aliases).toEqual(['d']);
  });

  test('that the usage demands is required', () => {
    expect(option('collection', 'add')).toMatchObject({ position: 0, required: true });
    expect(option('project', 'build')?.required).toBeUndefined();
  });
});

describe('a command', () => {
  test('knows its aliases, sub-commands and schema', () => {
    expect(command('serve').aliases).toEqual(['dev', 's']);
    expect(command('cache').commands).toEqual([
      'cache clean',
      'cache disable',
      'cache enable',
      'cache info',
    ]);
    expect(command('generate component').schema).toBe('@schematics/angular:component');
    expect(command('build').schema).toBe('@angular/build:application');
  });

  test('that the CLI hides is there and marked', () => {
    expect(commands.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(['mcp']);
  });

  test('has a summary of one sentence', () => {
    expect(command('update').summary).toBe('Updates your workspace and its dependencies.');
  });

  test('has no picture, no box and no relative link of the packages’ own site', () => {
    for (const { description } of commands) {
      expect(description).not.toMatch(/!\[|<div|\]\((?!\/|https?:|#)/);
    }
  });
});
