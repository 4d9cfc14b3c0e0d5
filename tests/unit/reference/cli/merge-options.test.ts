import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Help, HelpOption } from '../../../../src/reference/cli/ask-help.ts';
import { problemsOfCommands } from '../../../../src/reference/cli/check-commands.ts';
import { mergeOptions } from '../../../../src/reference/cli/merge-options.ts';
import { SchemaFile } from '../../../../src/reference/extraction/json-schema.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

function schemaOf(properties: object, more: object = {}) {
  const file = path.join(folder, 'schema.json');
  writeFileSync(file, JSON.stringify({ type: 'object', properties, ...more }));
  return { name: '@acme/build:shop', file: new SchemaFile(file) };
}
const helpOf = (command: string, ...options: HelpOption[]): Help => ({
  name: 'bake',
  command,
  options,
});
const text = { type: 'string', description: 'Text.' } as const;

test('arguments are in the order of their positions and apart from options', () => {
  const merged = mergeOptions(
    helpOf(
      'ng bake <loaf> [oven]',
      { ...text, name: 'oven', positional: 1 },
      { ...text, name: 'loaf', positional: 0 },
      { ...text, name: 'time' },
    ),
    undefined,
  );
  expect(merged.arguments.map(({ name, required }) => [name, required])).toEqual([
    ['loaf', true],
    ['oven', undefined],
  ]);
  expect(merged.options.map(({ name }) => name)).toEqual(['time']);
});

test('the schema adds the types that the help leaves out', () => {
  const schema = schemaOf({
    bakingTime: {
      description: 'Time.',
      oneOf: [{ type: 'object', properties: { hours: { type: 'integer' } } }, { type: 'number' }],
    },
  });
  const help = helpOf('ng bake', { name: 'baking-time', type: 'number', description: 'Time.' });
  expect(mergeOptions(help, schema).options).toMatchObject([
    {
      name: 'baking-time',
      type: 'number | object',
      properties: [{ name: 'hours', type: 'number' }],
    },
  ]);
});

test('a key without an option on the command line is for angular.json; a hidden one is left out', () => {
  const schema = schemaOf(
    {
      trays: { type: 'array', items: { $ref: '#/definitions/tray' }, description: 'Trays.' },
      path: { type: 'string', visible: false },
    },
    { definitions: { tray: { type: 'object', properties: { size: { enum: ['s', 'l'] } } } } },
  );
  expect(mergeOptions(helpOf('ng bake'), schema).options).toMatchObject([
    {
      name: 'trays',
      type: 'object[]',
      workspaceOnly: true,
      properties: [{ name: 'size', type: 'string', values: ['s', 'l'] }],
    },
  ]);
});

test('a deprecation without a text keeps its mark', () => {
  const help = helpOf('ng bake', { ...text, name: 'old', deprecated: true });
  expect(mergeOptions(help, undefined).options[0]?.deprecated).toBe('');
});

test('a reference that leads nowhere stops the extraction', () => {
  const schema = schemaOf({ tray: { $ref: '#/definitions/none' } });
  expect(() => mergeOptions(helpOf('ng bake'), schema)).toThrow('leads nowhere');
});

test('a keyword that the reader does not know stops the extraction', () => {
  const schema = schemaOf({ tray: { allOf: [{ type: 'string' }] } });
  expect(() => mergeOptions(helpOf('ng bake'), schema)).toThrow('“allOf” is not read');
});

test('an option without a description is a problem', () => {
  const command = {
    name: 'bake',
    route: '/cli/bake',
    usage: 'ng bake',
    aliases: [],
    summary: 'Bakes.',
    description: '',
    commands: [],
    ...mergeOptions(
      helpOf('ng bake', { name: 'time', type: 'string', description: '' }),
      undefined,
    ),
  };
  expect(problemsOfCommands([command])).toEqual(['ng bake: time has no description.']);
});
