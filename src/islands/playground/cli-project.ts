import { strictAngular, strictTypescript } from '../../sandbox/compile/strict-options.ts';
import type { ProjectFiles } from '../../sandbox/types.ts';

/** Exact versions of the packages that a downloaded project installs, by name. */
export interface PackageVersions {
  readonly [name: string]: string;
}

/** What a project needs when it is built outside of the playground, by the Angular CLI: nothing else than `npm install` and `npm start`. */
export function cliFiles(
  files: ProjectFiles,
  name: string,
  versions: PackageVersions,
): Record<string, string> {
  const own = Object.entries(files).map(([path, text]) => [path.slice(1), text] as const);
  return {
    'README.md': `# ${name}\n\n    npm install\n    npm start\n\nThen open http://localhost:4200.\n`,
    'angular.json': json(workspace(name)),
    'package.json': json(manifest(name, versions)),
    'tsconfig.json': json(compilerOptions),
    ...Object.fromEntries(own),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function manifest(name: string, versions: PackageVersions) {
  const tools = ['@angular/build', '@angular/cli', '@angular/compiler-cli', 'typescript'];
  const pick = (isTool: boolean) =>
    Object.fromEntries(
      Object.entries(versions)
        .filter(([key]) => tools.includes(key) === isTool)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { start: 'ng serve', build: 'ng build' },
    dependencies: pick(false),
    devDependencies: pick(true),
  };
}

function workspace(name: string) {
  const options = {
    browser: 'src/main.ts',
    index: 'src/index.html',
    polyfills: [],
    tsConfig: 'tsconfig.json',
    styles: ['src/styles.css'],
    assets: [{ glob: '**/*', input: 'public' }],
  };
  return {
    $schema: './node_modules/@angular/cli/lib/config/schema.json',
    version: 1,
    cli: { analytics: false },
    projects: {
      [name]: {
        projectType: 'application',
        root: '',
        sourceRoot: 'src',
        prefix: 'app',
        architect: {
          build: {
            builder: '@angular/build:application',
            options,
            // An optimized application can't take changed templates and styles, which the development server sends it.
            configurations: {
              development: { optimization: false, extractLicenses: false, sourceMap: true },
            },
          },
          serve: {
            builder: '@angular/build:dev-server',
            options: { buildTarget: `${name}:build:development` },
          },
        },
      },
    },
  };
}

const compilerOptions = {
  compilerOptions: {
    target: 'ES2022',
    module: 'preserve',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    ...strictTypescript,
    resolveJsonModule: true,
  },
  angularCompilerOptions: strictAngular,
  files: ['src/main.ts'],
};
