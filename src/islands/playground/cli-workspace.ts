import type { ProjectFiles, ProjectPath } from '../../sandbox/types.ts';

/** Style sheets of the page that the Angular CLI can compile without another package. */
const STYLE_SHEETS: readonly ProjectPath[] = [
  '/src/styles.css',
  '/src/styles.scss',
  '/src/styles.sass',
];

const assets = [{ glob: '**/*', input: 'public' }];

/**
 * The content of `angular.json`, as `ng new` writes it, without a target for unit tests.
 *
 * @param polyfills modules that run before the application
 */
export function cliWorkspace(files: ProjectFiles, name: string, polyfills: readonly string[]) {
  const styles = STYLE_SHEETS.filter((path) => path in files).map((path) => path.slice(1));
  return {
    $schema: './node_modules/@angular/cli/lib/config/schema.json',
    version: 1,
    cli: { analytics: false },
    newProjectRoot: 'projects',
    projects: {
      [name]: {
        projectType: 'application',
        schematics: {},
        root: '',
        sourceRoot: 'src',
        prefix: 'app',
        architect: targets(name, {
          browser: 'src/main.ts',
          ...(polyfills.length > 0 && { polyfills }),
          tsConfig: 'tsconfig.app.json',
          assets,
          styles,
        }),
      },
    },
  };
}

function targets(name: string, options: object) {
  return {
    build: {
      builder: '@angular/build:application',
      options,
      configurations: {
        production: { budgets, outputHashing: 'all' },
        development: { optimization: false, extractLicenses: false, sourceMap: true },
      },
      defaultConfiguration: 'production',
    },
    serve: {
      builder: '@angular/build:dev-server',
      configurations: {
        production: { buildTarget: `${name}:build:production` },
        development: { buildTarget: `${name}:build:development` },
      },
      defaultConfiguration: 'development',
    },
    'extract-i18n': { builder: '@angular/build:extract-i18n' },
  };
}

const budgets = [
  { type: 'initial', maximumWarning: '500kB', maximumError: '1MB' },
  { type: 'anyComponentStyle', maximumWarning: '4kB', maximumError: '8kB' },
];
