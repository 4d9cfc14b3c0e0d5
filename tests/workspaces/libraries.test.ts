// What the articles about libraries and Tailwind CSS say that builds do: of a library, of an application that uses it, and of one with Tailwind.
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fencesOf } from '../../scripts/fences/index.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { openWorkspace, type Workspace } from '../../scripts/workspaces/index.ts';

const article = (route: string): string =>
  readFileSync(join(root, 'content/docs', `${route}.mdx`), 'utf8').replace(/\s+/g, ' ');

/** The files of the last build of the shop with an extension, as one text. */
function built(extension: string): string {
  const folder = join(workspace.folder, 'dist/review-shop/browser');
  const files = readdirSync(folder).filter((name) => name.endsWith(extension));
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace('review-shop');
});

afterAll(() => workspace.dispose());

test('an application does not build before its library', async () => {
  const { status, printed } = await workspace.ng('build', 'review-shop');
  const message = "TS2307: Cannot find module 'stars' or its corresponding type declarations.";
  expect(printed).toContain(message);
  expect(status).toBe(1);
  expect(article('tools/libraries/creating-libraries')).toContain(message);
});

test('a library that is compiled in full refuses to be published', async () => {
  expect((await workspace.ng('build', 'stars', '--configuration=development')).status).toBe(0);
  const { scripts } = JSON.parse(workspace.read('dist/stars/package.json'));
  const message =
    'Trying to publish a package that has been compiled in full compilation mode. This is not allowed.';
  expect(scripts.prepublishOnly).toContain(message);
  expect(article('tools/libraries/creating-libraries')).toContain(message);
  expect(workspace.read('dist/stars/fesm2022/stars.mjs')).not.toContain('ɵɵngDeclareComponent');
});

test('the library and its application build, and no partial declaration is left', async () => {
  expect((await workspace.ng('build', 'stars')).status).toBe(0);
  expect(workspace.read('dist/stars/fesm2022/stars.mjs')).toContain('ɵɵngDeclareComponent');
  expect((await workspace.ng('build', 'review-shop')).status).toBe(0);
  expect(built('.js')).toContain('acme-stars-summary');
  expect(built('.js')).not.toContain('ɵɵngDeclare');
});

test('Tailwind writes the used classes, and what an application does not use is left out', async () => {
  const app = workspace.read('src/app/app.ts');
  workspace.write('.postcssrc.json', '{ "plugins": { "@tailwindcss/postcss": {} } }');
  workspace.write('src/styles.css', "@import 'tailwindcss';\n");
  workspace.write(
    'src/app/app.ts',
    app
      .replace('<h1>', '<h1 class="underline">')
      .replace(/^import { StarsSummary }.*\n/m, '')
      .replace(', StarsSummary]', ']')
      .replace(/^.*<acme-stars-summary.*\n/m, ''),
  );
  expect((await workspace.ng('build', 'review-shop')).status).toBe(0);
  expect(built('.css')).toContain('.underline{text-decoration-line:underline}');
  expect(built('.js')).not.toContain('acme-stars-summary');
});

describe('messages that articles quote', () => {
  const using = 'tools/libraries/using-libraries';
  const template = "selector: 'app-root', template: '<h1>Green tea</h1>'";

  /** Replaces the root component. */
  const writeApp = (imports: string, expression: string, styles = '') =>
    workspace.write(
      'src/app/app.ts',
      `import { Component } from '@angular/core';
${imports}
@Component({ ${template}, styles: '${styles}' })
export class App {
  protected readonly value = ${expression};
}
`,
    );

  const build = (...options: string[]) => workspace.ng('build', 'review-shop', ...options);

  /** Writes a package of CommonJS without types, and one that is linked from a folder without Angular. */
  beforeAll(() => {
    const packages = {
      'node_modules/slug-maker': {
        'package.json': '{ "name": "slug-maker", "version": "1.0.0", "main": "index.js" }',
        'index.js': 'exports.slug = (text) => text.toLowerCase();',
      },
      '../badges': {
        'package.json':
          '{ "name": "badges", "version": "1.0.0", "main": "index.mjs", "types": "index.d.mts" }',
        'index.mjs': "export { signal as badge } from '@angular/core';",
        'index.d.mts': 'export declare const badge: (count: number) => () => number;',
      },
    };
    for (const [folder, files] of Object.entries(packages))
      for (const [name, text] of Object.entries(files)) workspace.write(`${folder}/${name}`, text);
    const linked = join(workspace.folder, 'node_modules/badges');
    symlinkSync(join(workspace.folder, '../badges'), linked, 'junction');
    workspace.write('.postcssrc.json', '{ "plugins": { "@tailwindcss/postcss": {} } }');
  });

  test('are printed for missing types and private files', async () => {
    writeApp(
      "import { slug } from 'slug-maker';\nimport { Stars } from 'stars/lib/stars';",
      "[slug('Green tea'), Stars]",
    );
    const { status, printed } = await build();
    expect(status).toBe(1);
    for (const [route, message] of [
      [using, "TS7016: Could not find a declaration file for module 'slug-maker'."],
      [
        'tools/libraries/angular-package-format',
        "TS2307: Cannot find module 'stars/lib/stars' or its corresponding type declarations.",
      ],
    ] as const) {
      expect(printed).toContain(message);
      expect(article(route)).toContain(message);
    }
  });

  test('are printed for CommonJS, where the types are those of the article', async () => {
    const file = `content/docs/${using}.mdx`;
    const { fences } = fencesOf(file, readFileSync(join(root, file), 'utf8'));
    const types = fences.find(({ code }) => code.includes("declare module 'slug-maker'"));
    workspace.write('src/typings.d.ts', types?.code ?? '');
    writeApp("import { slug } from 'slug-maker';", "slug('Green tea')");
    const { status, printed } = await build();
    expect(status, printed).toBe(0);
    const message = "Module 'slug-maker' used by 'src/app/app.ts' is not ESM";
    expect(printed).toContain(message);
    expect(article(using)).toContain(message);
  });

  test('are printed for a linked package, unless symbolic links are kept', async () => {
    writeApp("import { badge } from 'badges';", 'badge(3)');
    const { status, printed } = await build();
    expect(status).toBe(1);
    const message = 'Could not resolve "@angular/core"';
    expect(printed).toContain(message);
    expect(article(using)).toContain(message);
    const kept = await build('--preserve-symlinks');
    expect(kept.status, kept.printed).toBe(0);
  });

  test('are printed for @apply without @reference', async () => {
    writeApp('', '1', 'p { @apply text-xl font-bold; }');
    const { status, printed } = await build();
    expect(status).toBe(1);
    const message =
      'Cannot apply unknown utility class `text-xl`. Are you using CSS modules or similar and missing `@reference`?';
    expect(printed).toContain(message);
    expect(article('guide/tailwind')).toContain(message);
  });

  test('are thrown by a library that nothing has linked', async () => {
    workspace.write('load.mjs', "await import('./dist/stars/fesm2022/stars.mjs');\n");
    const { status, printed } = await workspace.node('load.mjs');
    expect(status).toBe(1);
    for (const message of [
      "The component 'Stars' needs to be compiled using the JIT compiler, but '@angular/compiler' is not available.",
      'The component is part of a library that has been partially compiled.',
    ]) {
      expect(printed).toContain(message);
      expect(article('tools/libraries/angular-package-format')).toContain(message);
    }
  });
});
