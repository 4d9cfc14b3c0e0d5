import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { findWorkspaces, workspaceFiles } from '../../../src/examples/index.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workspaces-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const shop = (more = '') => `title: Shop\ndescription: Sells mugs.\n${more}`;

test('projects for the CLI are the folders with their own description', () => {
  write({
    'shop/workspace.yaml': shop(),
    'bakery/example.yaml': 'title: Bakery\n',
    'attic/workspace.yaml': shop(),
  });
  expect(findWorkspaces(folder)).toEqual(['attic', 'shop']);
  expect(findWorkspaces(join(folder, 'nowhere'))).toEqual([]);
});

test('a project is what `ng new` writes, with the files of the folder over it', async () => {
  write({
    'shop/workspace.yaml': shop(
      'new: { skip-tests: true }\nangular: { i18n: { sourceLocale: de }, architect: { build: { options: { assets: [] } } } }\npackages: { jsdom: ^26.1.0 }\nscripts: { build: ng build && node tell.mjs }\n',
    ),
    'shop/src/app/app.ts': '// #docregion class\nexport class App {}\n  // #enddocregion class\n',
  });
  const files = await workspaceFiles('shop', join(folder, 'shop'), root);
  const text = (path: string) => new TextDecoder().decode(files[path]);
  const paths = Object.keys(files);
  expect(paths).toEqual([...paths].sort());
  expect(paths).toContain('src/main.ts');
  expect(paths).not.toContain('workspace.yaml');
  expect(paths.filter((path) => path.endsWith('.spec.ts'))).toEqual([]);
  expect(text('src/app/app.ts')).toBe('export class App {}\n');
  const project = JSON.parse(text('angular.json')).projects.shop;
  expect(project.i18n).toEqual({ sourceLocale: 'de' });
  const { devDependencies, scripts } = JSON.parse(text('package.json'));
  // The script of the description takes the place of the one of `ng new`, and the others stay.
  expect(scripts).toMatchObject({ build: 'ng build && node tell.mjs', start: 'ng serve' });
  expect(devDependencies.jsdom).toBe('^26.1.0');
  expect(devDependencies).toHaveProperty('typescript');
  // A list takes the place of the one that is there, and what is beside it stays.
  expect(project.architect.build.options).toMatchObject({ assets: [], browser: 'src/main.ts' });
});

test('the packages of the framework have the exact versions that the tests ran with', async () => {
  write({
    'shop/workspace.yaml': shop(
      'packages: { "@angular/service-worker": ^20.3.0, jsdom: ^26.1.0 }\n',
    ),
  });
  const files = await workspaceFiles('shop', join(folder, 'shop'), root);
  const { dependencies, devDependencies } = JSON.parse(
    new TextDecoder().decode(files['package.json']),
  );
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/@angular/core/package.json'), 'utf8'),
  );
  const ofFramework = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith('@angular/'),
  );
  const names = ofFramework.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['@angular/core', '@angular/build']));
  expect(ofFramework.filter(([, wanted]) => wanted !== version)).toEqual([]);
  expect(devDependencies['@angular/service-worker']).toBe(version);
  expect(dependencies).not.toHaveProperty('@angular/elements');
  expect(devDependencies.jsdom).toBe('^26.1.0');
});

test('a wrong description and an option that `ng new` does not know are told', async () => {
  write({
    'shop/workspace.yaml': 'title: Shop\n',
    'hall/workspace.yaml': shop('new: { nothing: 1x }\n'),
  });
  await expect(workspaceFiles('shop', join(folder, 'shop'), root)).rejects.toThrow('description');
  await expect(workspaceFiles('hall', join(folder, 'hall'), root)).rejects.toThrow(
    /ng new hall failed\.\n.*nothing/s,
  );
});
