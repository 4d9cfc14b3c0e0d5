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
