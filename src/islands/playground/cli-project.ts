import { strictAngular, strictTypescript } from '../../sandbox/compile/strict-options.ts';
import { needsLocalize, needsZone } from '../../sandbox/project/index.ts';
import type { ProjectFiles } from '../../sandbox/types.ts';
import { cliManifest, type PackageVersions } from './cli-packages.ts';
import { cliWorkspace } from './cli-workspace.ts';

export type { PackageVersions } from './cli-packages.ts';

/**
 * A project as the Angular CLI has it: the files of `ng new` around the project's own, which come
 * first. It needs nothing else than `npm install` and `npm start`.
 *
 * @param name of the project: a name that a package may have
 * @param versions of the packages that previews have, and of those that build a project
 * @param missing packages that the project imports and previews don't have
 */
export function cliFiles(
  files: ProjectFiles,
  name: string,
  versions: PackageVersions,
  missing: readonly string[] = [],
): Record<string, string> {
  const isLocalized = needsLocalize(files);
  const polyfills = [
    ...(needsZone(files) ? ['zone.js'] : []),
    ...(isLocalized ? ['@angular/localize/init'] : []),
  ];
  const own = Object.entries(files).map(([path, text]) => [path.slice(1), text] as const);
  return {
    'README.md': `# ${name}\n\n    npm install\n    npm start\n\nThen open http://localhost:4200.\n`,
    '.gitignore': ignored,
    'angular.json': json(cliWorkspace(files, name, polyfills)),
    'tsconfig.json': json(workspaceOptions),
    'tsconfig.app.json': json(applicationOptions(isLocalized ? ['@angular/localize'] : [])),
    ...Object.fromEntries(own),
    'package.json': json(cliManifest(files, name, versions, polyfills, missing)),
  };
}

/** What a repository leaves out: packages, and what the Angular CLI writes. */
const ignored = ['/dist', '/out-tsc', '/node_modules', '/.angular/cache', ''].join('\n');

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const workspaceOptions = {
  compileOnSave: false,
  compilerOptions: { ...strictTypescript, target: 'ES2022', module: 'preserve' },
  angularCompilerOptions: strictAngular,
  files: [],
  references: [{ path: './tsconfig.app.json' }],
};

function applicationOptions(types: readonly string[]) {
  return {
    extends: './tsconfig.json',
    compilerOptions: { outDir: './out-tsc/app', types },
    include: ['src/**/*.ts'],
    exclude: ['src/**/*.spec.ts'],
  };
}
