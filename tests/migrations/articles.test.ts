import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { readRuns } from '../../scripts/migrations/index.ts';

// The articles name every schematic of the installed packages, and all options with their types and defaults.

interface Schematic {
  readonly schema: string;
  readonly aliases?: readonly string[];
}

interface Option {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
}

const schematicsFolder = join(root, 'node_modules/@angular/core/schematics');
const articles = join(root, 'content/reference/reference/migrations');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const { schematics }: { schematics: Record<string, Schematic> } = readJson(
  join(schematicsFolder, 'collection.json'),
);

const optionsOf = ({ schema }: Schematic): Record<string, Option> =>
  readJson(join(schematicsFolder, schema)).properties;

/** The article of each schematic. */
const articleOf: Record<string, string> = {
  'standalone-migration': 'standalone',
  'inject-migration': 'inject-function',
  'route-lazy-loading-migration': 'route-lazy-loading',
  'signal-input-migration': 'signal-inputs',
  'signal-queries-migration': 'signal-queries',
  'output-migration': 'outputs',
  signals: 'index',
  'cleanup-unused-imports': 'cleanup-unused-imports',
  'self-closing-tags-migration': 'self-closing-tags',
  'control-flow-migration': 'control-flow',
};

const textOf = (name: string): string => readFileSync(join(articles, `${name}.mdx`), 'utf8');

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the table of options says: name, type, default. */
const rowsOf = (article: string): string[][] =>
  [...article.matchAll(/^\| `--(.+?)` \| (.+?) \| (.+?) \| .+ \|$/gm)].map((match) =>
    match.slice(1, 4),
  );

/** What it should say. `"true"` as text is the default of a flag too. */
const rowOf = ([name, option]: [string, Option]): string[] => [
  kebab(name),
  option.enum ? 'one of three names' : option.type === 'array' ? 'list' : `${option.type}`,
  Array.isArray(option.default) ? `\`${option.default.join(',')}\`` : `\`${option.default}\``,
];

test('each schematic has an article and an application', () => {
  expect(Object.keys(articleOf).sort()).toEqual(Object.keys(schematics).sort());
  const run = readRuns().map(({ schematic }) => schematic);
  for (const [name, { aliases = [] }] of Object.entries(schematics)) {
    expect(
      run.some((ran) => [name, ...aliases].includes(ran)),
      name,
    ).toBe(true);
  }
});

test('each article is about a schematic', () => {
  const files = readdirSync(articles).map((file) => file.replace('.mdx', ''));
  expect(files.sort()).toEqual(Object.values(articleOf).sort());
});

describe('the table of options is that of the schema', () => {
  test.each(Object.entries(schematics))('%s', (name, schematic) => {
    const options = Object.entries(optionsOf(schematic));
    expect(rowsOf(textOf(articleOf[name] ?? ''))).toEqual(options.map(rowOf));
  });
});

describe('commands name a schematic and its options', () => {
  test.each(Object.values(articleOf))('%s', (article) => {
    const commands = textOf(article).matchAll(/ng generate @angular\/core:([\w-]+)([^\n`]*)/g);
    for (const [command, called = '', rest = ''] of commands) {
      const found = Object.entries(schematics).find(
        ([name, { aliases = [] }]) => name === called || aliases.includes(called),
      );
      expect(found, command).toBeDefined();
      const known = [
        ...Object.keys(found ? optionsOf(found[1]) : {}).map(kebab),
        'defaults',
        'dry-run',
      ];
      for (const [, option] of rest.matchAll(/--([\w-]+)/g))
        expect(known, command).toContain(option);
    }
  });
});

test('each run is shown', () => {
  const shown = Object.values(articleOf).filter((name) =>
    existsSync(join(articles, `${name}.mdx`)),
  );
  const text = shown.map(textOf).join('\n');
  for (const { to } of readRuns()) expect(text, to).toContain(`="migrations/${to}/`);
});
