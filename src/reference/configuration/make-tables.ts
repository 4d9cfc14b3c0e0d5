import path from 'node:path';
import { documentedPackage } from '../extraction/documented-packages.ts';
import { SchemaFile } from '../extraction/json-schema.ts';
import { CompilerOptions } from './compiler-options.ts';
import { schemaTable, type TableSource } from './schema-table.ts';
import type { ConfigurationOption, ConfigurationTableName } from './types.ts';

/** Interfaces of compiler options by table. All of them: one that is in no table is a problem, see `checkInterfaces`. */
const compilerOptionInterfaces = {
  'angularCompilerOptions.bazel': ['BazelAndG3Options'],
  'angularCompilerOptions.diagnostics': ['DiagnosticOptions'],
  'angularCompilerOptions.i18n': ['I18nOptions'],
  'angularCompilerOptions.legacy': ['LegacyNgcOptions'],
  'angularCompilerOptions.output': ['MiscOptions', 'TargetOptions'],
  'angularCompilerOptions.typeChecking': ['TypeCheckingOptions'],
} satisfies Partial<Record<ConfigurationTableName, readonly string[]>>;

/** Makes all tables from the installed packages. */
export function makeTables(root: string): Record<ConfigurationTableName, ConfigurationOption[]> {
  const compilerOptions = new CompilerOptions(root);
  checkInterfaces(compilerOptions);
  const compilerTable = (name: keyof typeof compilerOptionInterfaces) =>
    compilerOptions.table(compilerOptionInterfaces[name]);
  const workspace = new SchemaFile(fileOf('@angular/cli', 'lib/config/schema.json', root));
  const serviceWorker = new SchemaFile(
    fileOf('@angular/service-worker', 'config/schema.json', root),
  );
  const workspaceTable = (source: Omit<TableSource, 'file'>) =>
    schemaTable({ file: workspace, ...source });
  return {
    '@angular/build:application': builderTable('application', root),
    '@angular/build:dev-server': builderTable('dev-server', root),
    '@angular/build:extract-i18n': builderTable('extract-i18n', root),
    '@angular/build:karma': builderTable('karma', root),
    '@angular/build:ng-packagr': builderTable('ng-packagr', root),
    '@angular/build:unit-test': builderTable('unit-test', root),
    'angularCompilerOptions.bazel': compilerTable('angularCompilerOptions.bazel'),
    'angularCompilerOptions.diagnostics': compilerTable('angularCompilerOptions.diagnostics'),
    'angularCompilerOptions.i18n': compilerTable('angularCompilerOptions.i18n'),
    'angularCompilerOptions.legacy': compilerTable('angularCompilerOptions.legacy'),
    'angularCompilerOptions.output': compilerTable('angularCompilerOptions.output'),
    'angularCompilerOptions.typeChecking': compilerTable('angularCompilerOptions.typeChecking'),
    serviceWorker: schemaTable({ file: serviceWorker, without: ['$schema'] }),
    workspace: workspaceTable({ closed: ['cli', 'schematics', 'projects'], without: ['$schema'] }),
    'workspace.cli': workspaceTable({ at: '#/definitions/cliOptions' }),
    'workspace.globalCli': workspaceTable({ at: '#/definitions/cliGlobalOptions' }),
    'workspace.i18n': workspaceTable({ at: '#/definitions/project/definitions/i18n' }),
    'workspace.project': workspaceTable({
      at: '#/definitions/project',
      closed: ['architect', 'i18n', 'schematics', 'targets'],
    }),
    // The form for builders of others; those of Angular have the same keys.
    'workspace.target': workspaceTable({ at: '#/definitions/project/definitions/target/oneOf/0' }),
  };
}

function builderTable(builder: string, root: string): ConfigurationOption[] {
  const file = fileOf('@angular/build', `src/builders/${builder}/schema.json`, root);
  return schemaTable({ file: new SchemaFile(file) });
}

function fileOf(name: string, file: string, root: string): string {
  return path.join(documentedPackage(name, root).folder, file);
}

function checkInterfaces({ interfaces }: CompilerOptions): void {
  const known: string[] = Object.values(compilerOptionInterfaces).flat();
  const unknown = interfaces.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No table has the compiler options of ${unknown.join(', ')}.`);
  }
}
