import { expect, test } from '@playwright/test';
import { CommandLine, foreignProjects, useBuilt } from '../../scripts/foreign/index.ts';
import type { ProjectFiles } from '../../src/sandbox/types.ts';
import { readPlayground } from '../../src/tutorials/index.ts';

// What readers download is built by the Angular CLI of this repository, in a folder that has only the packages that its package.json names, and is
// opened in a browser. StackBlitz gets the same files.

const commandLine = new CommandLine();

test.afterAll(() => commandLine.dispose());

const projects = foreignProjects();

/** A project of the table without what the CLI made for it, as the playground has it. */
function project(name: string) {
  const found = projects.find((project) => project.name === name);
  if (!found) throw new Error(`There is no project ${name}.`);
  const made = /^\/(?:angular|package|tsconfig\.app)\.json$/;
  const files: ProjectFiles = Object.fromEntries(
    Object.entries(found.files).filter(([path]) => !made.test(path)),
  );
  return { files, expected: found.expected };
}

/** A template of the playground. */
function template(name: string) {
  const found = readPlayground().find((template) => template.name === name);
  return { files: found?.project.files ?? {}, expected: { shape: '', see: 'Hello' } };
}

/** One of each kind: they differ in packages, polyfills, options and style sheets. */
const kinds = {
  'a template without zone.js': template('hello-world'),
  'the template New project, with zone.js': template('new-project'),
  'NgModules and lazy routes': project('modules-lazy-routes'),
  'texts marked for translation': project('i18n-texts'),
  'elements, animations and the CDK': project('many-packages'),
  'an own tsconfig.json': project('path-aliases'),
  'style sheets in SCSS': project('new-scss'),
};

for (const [kind, { files, expected }] of Object.entries(kinds)) {
  test(`a download builds and runs: ${kind}`, async ({ browser }) => {
    const { folder, diagnostics, printed } = await commandLine.build(
      kind.replace(/\W+/g, '-'),
      files,
    );
    expect(folder, printed).toBeDefined();
    expect(diagnostics).toEqual([]);
    await useBuilt(browser, folder ?? '', kind, expected);
  });
}
