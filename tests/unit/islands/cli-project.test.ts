import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { cliFiles } from '../../../src/islands/playground/cli-project.ts';
import type { ProjectFiles } from '../../../src/sandbox/types.ts';
import { cliVersions } from '../../../src/tutorials/index.ts';

const versions = cliVersions(root);
const place = mkdtempSync(join(tmpdir(), 'ng-new-'));

afterAll(() => rmSync(place, { recursive: true }));

/** The files of a downloaded project that are JSON. */
function download(files: ProjectFiles) {
  const written = cliFiles(files, 'shop', versions);
  const json = (name: string) => JSON.parse(written[name] ?? '');
  return {
    workspace: json('angular.json'),
    manifest: json('package.json'),
    options: json('tsconfig.json'),
    application: json('tsconfig.app.json'),
  };
}

/** A project of the documented version of the Angular CLI. */
function newProject(...flags: string[]) {
  const cli = join(root, 'node_modules/@angular/cli/bin/ng.js');
  const args = [cli, 'new', 'shop', '--skip-install', '--skip-git', '--defaults', ...flags];
  const env = { ...process.env, NG_CLI_ANALYTICS: 'false', NG_DISABLE_VERSION_CHECK: '1' };
  const folder = mkdtempSync(join(place, 'new-'));
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env });
  expect(status, String(stderr)).toBe(0);
  const json = (name: string) =>
    ts.parseConfigFileTextToJson(name, readFileSync(join(folder, 'shop', name), 'utf8')).config;
  const sources = ['/src/main.ts', '/src/app/app.config.ts', '/src/styles.css'] as const;
  const texts = sources.map((path) => [path, readFileSync(join(folder, 'shop', path), 'utf8')]);
  return {
    files: Object.fromEntries(texts) as ProjectFiles,
    workspace: json('angular.json'),
    manifest: json('package.json'),
    options: json('tsconfig.json'),
    application: json('tsconfig.app.json'),
  };
}

test.each([
  ['with zone.js', []],
  ['without zone.js', ['--zoneless']],
])('a download has the options and packages of a new project %s', (_, flags) => {
  const made = newProject(...flags);
  const ours = download(made.files);
  const { test: _tests, ...targets } = made.workspace.projects.shop.architect;
  expect(ours.workspace.projects.shop).toEqual({
    ...made.workspace.projects.shop,
    architect: targets,
  });
  const { references: _references, ...options } = made.options;
  expect(ours.options).toMatchObject(options);
  expect(Object.keys(ours.options.compilerOptions)).toHaveLength(
    Object.keys(options.compilerOptions).length,
  );
  expect(ours.application).toEqual(made.application);
  expect(Object.keys(ours.manifest.dependencies)).toEqual(Object.keys(made.manifest.dependencies));
  const tools = Object.keys(made.manifest.devDependencies).filter(
    (name) => !/jasmine|karma/.test(name),
  );
  expect(Object.keys(ours.manifest.devDependencies)).toEqual(tools);
});

test('a download keeps packages and builds out of a repository', () => {
  expect(cliFiles({}, 'shop', versions)['.gitignore']?.split('\n')).toEqual(
    expect.arrayContaining(['/dist', '/node_modules', '/.angular/cache']),
  );
  const own = { '/.gitignore': 'secret.txt\n' } as ProjectFiles;
  expect(cliFiles(own, 'shop', versions)['.gitignore']).toBe('secret.txt\n');
});

const main = `import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
`;

test('a download has each package that the code imports, in the version of the preview', () => {
  const { manifest } = download({
    '/src/main.ts': `${main}
import { CdkDrag } from '@angular/cdk/drag-drop';
const elements = import('@angular/elements');
export { HttpClient } from '@angular/common/http';
import { provideAnimationsAsync } from '@angular/platform-browser/animations/async';
import { chunk } from 'lodash-es';
// import '@angular/upgrade';
`,
    '/src/app/app.spec.ts': `import '@angular/service-worker';`,
  });
  expect(manifest.dependencies).toMatchObject({
    '@angular/animations': versions['@angular/animations'],
    '@angular/cdk': versions['@angular/cdk'],
    '@angular/elements': versions['@angular/elements'],
  });
  const names = Object.keys(manifest.dependencies);
  for (const name of ['@angular/upgrade', '@angular/service-worker', 'lodash-es', 'zone.js'])
    expect(names).not.toContain(name);
});

test('a download names the packages that previews do not have, unless the project does', () => {
  const manifest = (own: ProjectFiles) => {
    const missing = ['lodash-es', 'birds', '@angular/ssr'];
    const written = cliFiles({ '/src/main.ts': main, ...own }, 'shop', versions, missing);
    return JSON.parse(written['package.json'] ?? '').dependencies;
  };
  const [major] = (versions['@angular/core'] ?? '').split('.');
  expect(manifest({})).toMatchObject({
    'lodash-es': 'latest',
    birds: 'latest',
    '@angular/ssr': `^${major}.0.0`,
  });
  const own = { '/package.json': '{ "dependencies": { "birds": "2.1.0" } }' } as const;
  expect(manifest(own)).toMatchObject({ 'lodash-es': 'latest', birds: '2.1.0' });
});

test.each([
  ['an attribute of a template', { '/src/app/app.html': '<p\n  i18n="@@hi">Hi</p>' }],
  ['code', { '/src/app/app.ts': 'const hi = $localize`Hi`;' }],
] as const)('a download has what texts marked for translation need, by %s', (_, files) => {
  const { workspace, manifest, application } = download({ '/src/main.ts': main, ...files });
  expect(workspace.projects.shop.architect.build.options.polyfills).toEqual([
    '@angular/localize/init',
  ]);
  expect(manifest.dependencies['@angular/localize']).toBe(versions['@angular/localize']);
  expect(application.compilerOptions.types).toEqual(['@angular/localize']);
});

test('what a project has itself stays: its options, its workspace, its scripts and packages', () => {
  const own = {
    '/tsconfig.json': '{ "compilerOptions": { "strict": false } }',
    '/angular.json': '{ "version": 1 }',
    '/package.json':
      '{ "name": "own", "scripts": { "start": "ng serve --open" }, "dependencies": { "rxjs": "^7.0.0", "lodash-es": "4.17.21" } }',
  } as const;
  const written = cliFiles({ '/src/main.ts': main, ...own }, 'shop', versions);
  expect(written['tsconfig.json']).toBe(own['/tsconfig.json']);
  expect(written['angular.json']).toBe(own['/angular.json']);
  expect(JSON.parse(written['package.json'] ?? '')).toMatchObject({
    name: 'own',
    scripts: { start: 'ng serve --open', build: 'ng build' },
    dependencies: { 'lodash-es': '4.17.21', rxjs: versions['rxjs'] },
  });
});

test('a package.json that is no JSON does not stop a download', () => {
  const { manifest } = download({ '/src/main.ts': main, '/package.json': '{ "name": ' });
  expect(manifest).toMatchObject({ name: 'shop', scripts: { start: 'ng serve' } });
});
