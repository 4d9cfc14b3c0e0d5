import type { ConfigurationOption, ConfigurationTableName } from '../../../reference/index.ts';

/** Descriptions, in our words, of options that the packages leave without one. By table and option. */
const ownDescriptions: Partial<Record<ConfigurationTableName, Readonly<Record<string, string>>>> = {
  '@angular/build:application': {
    'fileReplacements[].replace': 'The file that the code imports.',
    'fileReplacements[].with': 'The file that the build uses in its place.',
  },
  '@angular/build:karma': {
    'fileReplacements[].replace': 'The file that the code imports.',
    'fileReplacements[].with': 'The file that the tests use in its place.',
  },
  workspace: {
    cli: 'Settings of the CLI for this workspace.',
    projects: 'The applications and libraries, by name.',
    schematics: 'Defaults for options of schematics, by `collection:schematic`.',
  },
  'workspace.i18n': {
    locales: 'Translations by locale: a file, several files, or an object with more settings.',
  },
  'workspace.project': {
    architect: 'The targets of the project, by name. The usual key; `targets` means the same.',
    cli: 'Settings of the CLI for this project.',
    schematics: 'Defaults for options of schematics in this project, by `collection:schematic`.',
    targets: 'The targets of the project, by name. Another name for `architect`; use one of them.',
  },
  'workspace.target': {
    options: 'Options that the builder gets in every configuration.',
  },
};

/**
 * Markdown that says what an option is for.
 *
 * @throws Error where neither the package nor we describe it
 */
export function describeOption(
  table: ConfigurationTableName,
  { name, description }: ConfigurationOption,
): string {
  const text = description || ownDescriptions[table]?.[name];
  if (text) return text;
  throw new Error(
    `${table} has no description of “${name}”: write one in own-descriptions.ts, because the package has none.`,
  );
}
