import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';

const require = createRequire(import.meta.url);
const schematics = join(
  dirname(require.resolve('@schematics/angular/package.json')),
  'application/files',
);
const { template } = require('@angular-devkit/core') as {
  template: (text: string) => (options: object) => string;
};

/** What `ng new my-app --defaults` decides. */
const defaults = {
  name: 'my-app',
  selector: 'app-root',
  prefix: 'app',
  style: 'css',
  routing: true,
  zoneless: false,
  inlineStyle: false,
  inlineTemplate: false,
  viewEncapsulation: undefined,
  suffix: '',
  experimentalZoneless: false,
  ssr: false,
  utils: {
    camelize: (text: string) => text.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    classify: (text: string) =>
      text.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  },
};

test.each([
  ['src/main.ts', 'standalone-files'],
  ['src/app/app.ts', 'standalone-files'],
  ['src/app/app.config.ts', 'standalone-files'],
  ['src/app/app.routes.ts', 'standalone-files'],
  ['src/app/app.spec.ts', 'standalone-files'],
  ['src/index.html', 'common-files'],
])('%s of the template New project is what the Angular CLI writes', (file, folder) => {
  const source = readFileSync(join(schematics, folder, `${file}.template`), 'utf8');
  const own = readFileSync(join(root, 'content/playground/new-project', file), 'utf8');
  expect(own).toBe(template(source)({ ...defaults, ...defaults.utils, dasherize: String }));
});

test('app.html is shorter than that of the Angular CLI, and has its title and its place for routes', () => {
  const source = readFileSync(join(schematics, 'common-files/src/app/app.html.template'), 'utf8');
  const own = readFileSync(join(root, 'content/playground/new-project/src/app/app.html'), 'utf8');
  const theirs = template(source)({ ...defaults, ...defaults.utils, dasherize: String });
  const inBoth = [/<h1>Hello, \{\{ title\(\) \}\}<\/h1>/, /^<router-outlet \/>$/m];
  for (const part of inBoth) {
    expect(theirs).toMatch(part);
    expect(own).toMatch(part);
  }
  // No more than these parts, so that nothing here is unlike what the Angular CLI writes.
  expect(inBoth.reduce((rest, part) => rest.replace(part, ''), own).trim()).toBe('');
});
