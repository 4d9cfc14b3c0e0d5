import { beforeAll, describe, expect, test } from 'vitest';
import { describeOption } from '../../../../src/components/reference/configuration/own-descriptions.ts';
import { rowId } from '../../../../src/components/reference/configuration/row-id.ts';
import {
  type ConfigurationOption,
  configurationTables,
  prepareReference,
  referenceData,
} from '../../../../src/reference/index.ts';

// The options of the pinned packages. When they change, the snapshot shows what to review: run Vitest with -u, and read the difference.

let tables: Readonly<Record<string, readonly ConfigurationOption[]>>;
beforeAll(async () => {
  await prepareReference();
  tables = referenceData('configuration').tables;
}, 60_000);

const option = (table: string, name: string) =>
  tables[table]?.find((candidate) => candidate.name === name);

test('every table that an article may name exists, and no others', () => {
  expect(Object.keys(tables)).toEqual([...configurationTables]);
  expect([...configurationTables]).toEqual([...configurationTables].sort());
});

test('the tables have their options', () => {
  const counts = Object.entries(tables).map(([name, options]) => `${name}: ${options.length}`);
  expect(counts).toMatchSnapshot();
});

test('every option has a description, of the package or of ours', () => {
  for (const table of configurationTables) {
    for (const row of tables[table] ?? []) expect(describeOption(table, row)).not.toBe('');
  }
});

test('ids of rows are unique in a table and fit for addresses', () => {
  for (const table of configurationTables) {
    const ids = (tables[table] ?? []).map(({ name }) => rowId(table, name));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]+$/);
  }
});

describe('an option', () => {
  test('in an object has the path of keys', () => {
    expect(
      option('@angular/build:application', 'optimization.styles.inlineCritical'),
    ).toMatchObject({
      type: 'boolean',
      default: 'true',
    });
  });

  test('in a list of objects has brackets, and says whether it is required', () => {
    expect(option('@angular/build:application', 'budgets[].type')).toMatchObject({
      required: true,
      type: '"all" | "allScript" | "any" | "anyScript" | "anyComponentStyle" | "bundle" | "initial"',
    });
  });

  test('below a key that the author chooses has a star', () => {
    expect(option('workspace.i18n', 'locales.*.translation')?.type).toBe('string | string[]');
  });

  test('that is a map says of what', () => {
    expect(option('@angular/build:dev-server', 'headers')?.type).toBe('Record<string, string>');
  });

  test('of the compiler has the values of its enum', () => {
    expect(option('angularCompilerOptions.diagnostics', 'extendedDiagnostics.checks')?.type).toBe(
      'Record<string, "warning" | "error" | "suppress">',
    );
  });

  test('of the compiler that is deprecated says what to use instead', () => {
    expect(option('angularCompilerOptions.legacy', 'fullTemplateTypeCheck')?.deprecated).toContain(
      '`strictTemplates`',
    );
    expect(option('angularCompilerOptions.typeChecking', 'strictTemplates')).not.toHaveProperty(
      'deprecated',
    );
  });

  test('of the service worker is there', () => {
    expect(option('serviceWorker', 'dataGroups[].cacheConfig.strategy')?.default).toBe(
      '"performance"',
    );
  });
});
