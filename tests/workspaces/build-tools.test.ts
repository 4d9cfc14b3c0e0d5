// What the articles about builders, schematics, the compiler and a build without the CLI show, run in one workspace.
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fencesOf } from '../../scripts/fences/index.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { openWorkspace, type Workspace } from '../../scripts/workspaces/index.ts';
import { closeBrowser, openPage } from './support/browse.ts';

const TSC = 'node_modules/typescript/bin/tsc';
const NGC = 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js';

let workspace: Workspace;

const article = (route: string): string =>
  readFileSync(join(root, `content/docs/${route}.mdx`), 'utf8');

/** The code of the fence with a title. */
function fence(route: string, title: string): string {
  const { fences } = fencesOf(route, article(route));
  const found = fences.find(({ meta }) => meta.title === title);
  if (!found) throw new Error(`${route} has no fence with the title ${title}.`);
  return found.code;
}

/** Runs a command of the CLI that must succeed, and returns what it printed. */
async function ng(...args: string[]): Promise<string> {
  const { status, printed } = await workspace.ng(...args);
  expect(status, printed).toBe(0);
  return printed;
}

async function node(...args: string[]): Promise<string> {
  const { status, printed } = await workspace.node(...args);
  expect(status, printed).toBe(0);
  return printed;
}

beforeAll(async () => {
  workspace = await openWorkspace('bookshelf');
});

afterAll(async () => {
  await closeBrowser();
  workspace.dispose();
});

describe('a builder', () => {
  beforeAll(async () => {
    workspace.write(
      'builders/hello/index.ts',
      fence('tools/cli/cli-builder', 'builders/hello/index.ts'),
    );
    const { builders } = JSON.parse(workspace.read('builders/builders.json'));
    builders.hello = {
      implementation: './dist/hello/index.js',
      schema: './hello/schema.json',
      description: 'Greets.',
    };
    workspace.write('builders/builders.json', JSON.stringify({ builders }));
    workspace.write(
      'builders/hello/schema.json',
      JSON.stringify({
        type: 'object',
        properties: { title: { type: 'string' } },
        additionalProperties: false,
      }),
    );
    const angular = JSON.parse(workspace.read('angular.json'));
    angular.projects.bookshelf.architect.hello = {
      builder: './builders:hello',
      options: { title: 'Emma' },
    };
    workspace.write('angular.json', JSON.stringify(angular, null, 2));
    await node(TSC, '-p', 'builders');
  });

  test('prints what the first sample says', async () => {
    expect(await ng('run', 'bookshelf:hello')).toContain('Reading Emma.');
  });

  test('refuses options that are not in its schema', async () => {
    const { status, printed } = await workspace.ng('run', 'bookshelf:hello', '--pages=3');
    expect(printed).toContain('Error: Unknown argument: pages');
    expect(status).toBe(1);
  });

  test('has a test that passes', async () => {
    const printed = await node('--test', 'builders/dist/**/*.spec.js');
    expect(printed).toContain('pass 1');
  });

  test('runs other targets', async () => {
    expect(await ng('run', 'bookshelf:release')).toContain('Listed 2 books.');
    expect(workspace.read('dist/reading-list.md')).toBe(
      '- Emma, by Jane Austen\n- Dracula, by Bram Stoker\n',
    );
  });

  test('writes again in watch mode', async () => {
    const bin = join(root, 'node_modules/@angular/cli/bin/ng.js');
    const running = await workspace.start(
      [bin, 'run', 'bookshelf:reading-list', '--watch'],
      /Listed 2 books/,
    );
    // The watcher starts a moment after the first result.
    const change = () => {
      workspace.write('src/books.json', '[{ "title": "Emma", "author": "Jane Austen" }]');
      return running.printed();
    };
    await expect.poll(change, { timeout: 10_000, interval: 500 }).toContain('Listed 1 books.');
    await running.stop();
  });
});

test('a builder of a package that is not installed is named as the article says', async () => {
  const before = workspace.read('angular.json');
  const configuration = JSON.parse(before);
  const { build } = configuration.projects.bookshelf.architect;
  Object.assign(build, JSON.parse(fence('tools/cli/cli-builder', 'angular.json')).build);
  workspace.write('angular.json', JSON.stringify(configuration));
  const { status, printed } = await workspace.ng('build');
  workspace.write('angular.json', before);
  expect(status).not.toBe(0);
  const message = "Error: Could not find the '@nx/angular:application' builder's node package.";
  expect(printed).toContain(message);
  expect(article('tools/cli/cli-builder')).toContain(message);
});

describe('a schematic', () => {
  beforeAll(async () => {
    workspace.write(
      'schematics/note/index.ts',
      fence('tools/cli/schematics-authoring', 'schematics/note/index.ts'),
    );
    const { schematics } = JSON.parse(workspace.read('schematics/collection.json'));
    schematics.note = {
      description: 'Notes.',
      factory: './dist/note/index#note',
      schema: './note/schema.json',
    };
    workspace.write(
      'schematics/note/schema.json',
      JSON.stringify({ $id: 'Note', type: 'object', properties: { book: { type: 'string' } } }),
    );
    workspace.write('schematics/collection.json', JSON.stringify({ schematics }));
    await node(TSC, '-p', 'schematics');
  });

  test('creates the file of the first sample', async () => {
    const printed = await ng('generate', './schematics:note', '--book=emma');
    expect(printed).toContain('Write down what you think of emma.');
    expect(workspace.read('notes/emma.md')).toBe('# emma\n');
  });

  test('has a test that passes', async () => {
    expect(await node('--test', 'schematics/dist/**/*.spec.js')).toContain('pass 1');
  });
});

test('the schematic of a component writes what the article shows', async () => {
  await ng('generate', 'component', 'author-list');
  const path = 'src/app/author-list/author-list.ts';
  expect(workspace.read(path).trim()).toBe(fence('tools/cli/schematics', path).trim());
});

describe('a library with schematics', () => {
  const ROUTE = 'tools/cli/schematics-for-libraries';

  /** What `ng add` prints before the schematics are compiled. */
  let tooEarly = '';

  beforeAll(async () => {
    await ng('generate', 'library', 'covers', '--skip-install');
    for (const title of [
      'projects/covers/package.json',
      'projects/covers/ng-package.json',
      'projects/covers/src/public-api.ts',
    ])
      workspace.write(title, fence(ROUTE, title));
    expect(workspace.read('projects/covers/schematics/ng-add/index.ts')).toBe(
      fence(ROUTE, 'projects/covers/schematics/ng-add/index.ts'),
    );
    await ng('build', 'covers');
    symlinkSync(
      join(workspace.folder, 'dist/covers'),
      join(workspace.folder, 'node_modules/covers'),
      'junction',
    );
    tooEarly = (await workspace.ng('add', 'covers', '--skip-confirmation')).printed;
    await node(TSC, '-p', 'projects/covers/tsconfig.schematics.json');
  });

  test('misses a module before its schematics are compiled', () => {
    expect(tooEarly).toMatch(/Cannot find module '.*\/covers\/schematics\/ng-add\/index'/);
  });

  test('has the files that the article lists', () => {
    const listed = article(ROUTE).match(/^dist\/covers\/.*$/gm) ?? [];
    expect(listed).toHaveLength(8);
    for (const path of listed) expect(existsSync(join(workspace.folder, path)), path).toBe(true);
  });

  test('configures the application in ng add', async () => {
    const printed = await ng('add', 'covers', '--skip-confirmation', '--folder=/pictures');
    expect(printed).toContain('Skipping installation: Package already installed');
    const config = workspace.read('src/app/app.config.ts');
    expect(config).toContain("import { provideCovers } from 'covers';");
    expect(config).toContain("provideRouter(routes), provideCovers('/pictures')");
  });

  test('generates a service', async () => {
    const printed = await ng('generate', 'covers:shelf-service', 'poetry');
    expect(printed).toContain('CREATE src/app/poetry-shelf.ts (248 bytes)');
  });

  test('migrates with ng update', async () => {
    const path = 'src/app/app.config.ts';
    const config = workspace.read(path);
    workspace.write(path, config.replaceAll('provideCovers', 'provideBookCovers'));
    const printed = await ng('update', 'covers', '--migrate-only', '--from=1.0.0', '--allow-dirty');
    for (const line of [
      '❯ Renames provideBookCovers() to provideCovers().',
      'Migration completed (1 file modified).',
    ]) {
      expect(printed).toContain(line);
      expect(article(ROUTE)).toContain(line);
    }
    expect(workspace.read(path)).toBe(config);
  });
});

describe('the compiler', () => {
  test('writes what the article shows', async () => {
    const ROUTE = 'tools/cli/aot-compiler';
    workspace.write('compiled/book-card.ts', fence(ROUTE, 'book-card.ts'));
    const tsconfig = JSON.parse(workspace.read('pipeline/tsconfig.json'));
    Object.assign(tsconfig.compilerOptions, { rootDir: '.', outDir: 'out', declaration: true });
    tsconfig.files = ['book-card.ts'];
    workspace.write('compiled/tsconfig.json', JSON.stringify(tsconfig));
    await node(NGC, '-p', 'compiled/tsconfig.json');
    for (const file of ['book-card.js', 'book-card.d.ts']) {
      const written = workspace.read(`compiled/out/${file}`);
      for (const line of fence(ROUTE, file).split('\n')) expect(written).toContain(line.trim());
    }
  });
});

describe('a pipeline without the CLI', () => {
  /** Opens a page whose script is a bundle. */
  async function open(bundle: string) {
    const { page, said } = await openPage();
    await page.route('**/*', (route) =>
      new URL(route.request().url()).pathname === '/main.js'
        ? route.fulfill({ contentType: 'text/javascript', body: workspace.read(bundle) })
        : route.fulfill({ contentType: 'text/html', body: workspace.read('pipeline/index.html') }),
    );
    await page.goto('http://bookshelf.test/');
    return { page, said };
  }

  test('builds an application that works', async () => {
    // The provider of the library is no part of this pipeline.
    rmSync(join(workspace.folder, 'node_modules/covers'), { force: true });
    const path = 'src/app/app.config.ts';
    workspace.write(
      path,
      workspace
        .read(path)
        .replace(/^import .* from 'covers';\n/m, '')
        .replace(", provideCovers('/pictures')", ''),
    );
    await node(NGC, '-p', 'pipeline/tsconfig.json');
    await node('pipeline/build.mjs');
    const { page, said } = await open('dist/site/main.js');
    await page.getByRole('button', { name: 'Next book' }).click();
    await expect.poll(() => page.getByRole('heading').textContent()).toBe('Dracula');
    expect(said).toEqual([]);
  });

  test('stops in the browser without the linker', async () => {
    const script = workspace.read('pipeline/build.mjs');
    workspace.write(
      'pipeline/unlinked.mjs',
      script.replace('plugins: [linkLibraries],', '').replaceAll('dist/site', 'dist/unlinked'),
    );
    await node('pipeline/unlinked.mjs');
    const { said } = await open('dist/unlinked/main.js');
    await expect.poll(() => said.join('\n')).toContain('JIT compiler unavailable');
    expect(article('ecosystem/custom-build-pipeline')).toContain('JIT compiler unavailable');
  });

  test('links one file as the first sample does', async () => {
    workspace.write(
      'pipeline/link-one-file.mjs',
      fence('ecosystem/custom-build-pipeline', 'pipeline/link-one-file.mjs'),
    );
    const { linkOneFile } = await import(
      /* @vite-ignore */ pathToFileURL(join(workspace.folder, 'pipeline/link-one-file.mjs')).href
    );
    const path = join(root, 'node_modules/@angular/common/fesm2022/common.mjs');
    expect(readFileSync(path, 'utf8')).toContain('ɵɵngDeclare');
    expect(await linkOneFile(path)).not.toContain('ɵɵngDeclare');
  });
});
