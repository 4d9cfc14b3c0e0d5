// What the articles about the CLI say: builds and servers of the recipe book in `content/examples/recipes`, and the migration of the build system.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { HostTree } from '@angular-devkit/schematics';
import { SchematicTestRunner } from '@angular-devkit/schematics/testing/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fencesOf } from '../../scripts/fences/index.ts';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { buildNode } from '../../scripts/lib/node.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import {
  cli,
  openWorkspace,
  type Running,
  type Workspace,
} from '../../scripts/workspaces/index.ts';
import { filesBelow } from '../../src/files/index.ts';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace('recipes');
});

afterAll(() => workspace.dispose());

const article = (name: string) => join(root, 'content/docs/tools/cli', `${name}.mdx`);

function fence(name: string, title: string): string {
  const file = article(name);
  const found = fencesOf(file, readFileSync(file, 'utf8')).fences.find(
    ({ meta }) => meta.title === title,
  );
  if (!found) throw new Error(`${name} has no code with the title ${title}.`);
  return found.code;
}

const text = (name: string) => readFileSync(article(name), 'utf8').replace(/\s+/g, ' ');

/** All scripts of the last build. */
const scripts = () =>
  filesBelow(join(workspace.folder, 'dist/recipes/browser'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

describe('ng serve', () => {
  let backend: Server;
  let running: Running;
  let address: string;

  beforeAll(async () => {
    backend = createServer(({ url }, response) => response.end(`API ${url}`));
    await new Promise<void>((resolve) => backend.listen(0, resolve));
    const { port } = backend.address() as AddressInfo;
    const proxy = workspace.read('proxy.conf.json');
    expect(JSON.parse(fence('serve', 'proxy.conf.json'))).toEqual(JSON.parse(proxy));
    workspace.write('proxy.test.json', proxy.replace('3000', String(port)));
    running = await workspace.start(
      [cli, 'serve', '--port=0', '--proxy-config=proxy.test.json'],
      /Local:/,
    );
    address = /http:\/\/localhost:\d+/.exec(running.printed())?.[0] ?? '';
  });

  afterAll(async () => {
    await running?.stop();
    backend.close();
  });

  test('forwards requests to the API', async () => {
    const response = await fetch(`${address}/api/recipes`);
    expect(await response.text()).toBe('API /api/recipes');
  });

  test('prints what the article shows', () => {
    for (const line of fence('serve', 'ng serve').trim().split('\n'))
      expect(running.printed()).toContain(line.replace('4200/', '').trim());
  });

  test('answers other host names with the message of the article', async () => {
    const { status, body } = await answerFor('book.test', address);
    expect(status).toBe(403);
    for (const line of ['Blocked request.', 'To allow this host, add "book.test"']) {
      expect(body).toContain(line);
      expect(text('serve')).toContain(line);
    }
  });

  test('answers paths of the router with the page', async () => {
    const response = await fetch(`${address}/recipes/3`, { headers: { accept: 'text/html' } });
    expect(await response.text()).toContain('<app-root>');
  });

  test('passes the end-to-end test of the article', async () => {
    workspace.write(
      'playwright.test.config.ts',
      `import config from './playwright.config';
       export default { ...config, webServer: undefined, use: { ...config.use, baseURL: '${address}',
         launchOptions: { executablePath: ${JSON.stringify(findBrowser())}, args: ['--no-sandbox'] } } };`,
    );
    const program = join(
      dirname(join(workspace.folder, 'node_modules/@playwright/test/package.json')),
      'cli.js',
    );
    const { status, printed } = await run(program, 'test', '-c', 'playwright.test.config.ts');
    expect(printed).toContain('1 passed');
    expect(status).toBe(0);
  });
});

/** What a server answers to a request for another host. */
const answerFor = (host: string, address: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get(address, { headers: { host } }, async (response) =>
      resolve({ status: response.statusCode, body: await textOf(response) }),
    ).on('error', reject);
  });

test('ng serve turns HMR off for hashes in file names, as the article says', async () => {
  const message =
    "Hot Module Replacement (HMR) is disabled because the 'outputHashing' option is set to 'all'. HMR is incompatible with this setting.";
  const args = [cli, 'serve', '--configuration=production', '--port=0'];
  const running = await workspace.start(args, /HMR is incompatible|Local:/);
  await running.stop();
  expect(running.printed()).toContain(message);
  expect(text('build-system-migration')).toContain(message);
});

test('ng serve stops outside of a workspace, as the article says', () => {
  const { stderr } = spawnSync(buildNode(), [cli, 'serve'], {
    cwd: dirname(workspace.folder),
    encoding: 'utf8',
  });
  const message =
    'Error: This command is not available when running the Angular CLI outside a workspace.';
  expect(stderr).toContain(message);
  expect(text('index')).toContain(message);
});

/** Runs a script of Node in the workspace without the variables of this test runner, which Playwright would take for its own. */
function run(...args: string[]): Promise<{ status: number | null; printed: string }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|JEST)/.test(name)),
  );
  const program = spawn(buildNode(), args, { cwd: workspace.folder, env });
  let printed = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (data) => {
      printed += data;
    });
  return new Promise((resolve) => program.on('close', (status) => resolve({ status, printed })));
}

describe('environments', () => {
  beforeAll(async () => {
    const { status } = await workspace.ng('generate', 'environments');
    expect(status).toBe(0);
    for (const name of ['environment', 'environment.development']) {
      const path = `src/environments/${name}.ts`;
      workspace.write(path, fence('environments', path));
    }
    workspace.write('src/recipe.txt', 'Stir.');
    const types = 'src/text.d.ts';
    workspace.write(types, fence('build-system-migration', types));
    workspace.write('src/recipe.ts', fence('build-system-migration', 'src/main.ts'));
    workspace.write('src/app/version.ts', fence('environments', 'src/app/version.ts'));
    workspace.write(
      'src/main.ts',
      `import './recipe';
       import { environment } from './environments/environment';
       import { version } from './app/version';
       ${workspace.read('src/main.ts')}
       console.log(environment.apiUrl, version);`,
    );
  });

  test('are replaced in the configuration that the article shows', () => {
    const { development } = JSON.parse(workspace.read('angular.json')).projects.recipes.architect
      .build.configurations;
    const shown = JSON.parse(fence('environments', 'angular.json')).configurations.development;
    expect(development).toEqual(shown);
  });

  test('production has the values of environment.ts, the base and the constant', async () => {
    const { status, printed } = await workspace.ng(
      'build',
      '--base-href=/book/',
      '--define',
      "VERSION='1.4.0'",
    );
    expect(printed).toContain('Output location');
    expect(status).toBe(0);
    expect(scripts()).toContain('https://api.recipes.example');
    expect(scripts()).not.toContain('"/api"');
    expect(scripts()).toContain('1.4.0');
    expect(scripts()).toContain('Stir.');
    expect(workspace.read('dist/recipes/browser/index.html')).toContain('<base href="/book/">');
  });

  test('development has the values of environment.development.ts', async () => {
    const { status } = await workspace.ng('build', '--configuration=development');
    expect(status).toBe(0);
    expect(scripts()).toContain('"/api"');
    expect(scripts()).not.toContain('https://api.recipes.example');
  });
});

describe('the migration of the build system', () => {
  const before = (options: object) => {
    const tree = new HostTree();
    const project = { projectType: 'application', root: '', sourceRoot: 'src', ...options };
    const files = {
      'angular.json': JSON.stringify({ version: 1, projects: { recipes: project } }),
      'package.json': JSON.stringify({
        scripts: { prerender: 'node prerender.mjs' },
        devDependencies: { '@angular-devkit/build-angular': '^20.3.0' },
      }),
      'tsconfig.json': JSON.stringify({
        compilerOptions: { allowSyntheticDefaultImports: true, downlevelIteration: true },
      }),
      [`${project.sourceRoot}/styles.scss`]:
        "@import '~leaflet/dist/leaflet.css';\n@import '^local/theme';\n",
    };
    for (const [path, content] of Object.entries(files)) tree.create(path, content);
    return tree;
  };

  async function migrate(architect: object, options: object = {}) {
    const said: string[] = [];
    const runner = new SchematicTestRunner(
      'migrations',
      join(root, 'node_modules/@schematics/angular/migrations/migration-collection.json'),
    );
    runner.logger.subscribe(({ message }) => said.push(message));
    const tree = await runner.runSchematic(
      'use-application-builder',
      {},
      before({ architect, ...options }) as never,
    );
    const targets = JSON.parse(tree.readText('angular.json')).projects.recipes.architect;
    return { tree, targets, said: said.join('\n') };
  }

  test('makes of the target what the article shows', async () => {
    const old = JSON.parse(fence('build-system-migration', 'angular.json (before)'));
    const serve = {
      builder: '@angular-devkit/build-angular:dev-server',
      options: { browserTarget: 'recipes:build' },
    };
    const { tree, targets, said } = await migrate({ ...old, serve });
    // The article shows the imports with ^ in a section of their own.
    const { externalDependencies, ...options } = targets.build.options;
    expect(externalDependencies).toEqual(['local/theme']);
    expect({ build: { ...targets.build, options } }).toEqual(
      JSON.parse(fence('build-system-migration', 'angular.json (after)')),
    );
    expect(targets.serve).toEqual({ ...serve, builder: '@angular/build:dev-server' });
    expect(said).toContain(
      'The output location of the browser build has been updated from "dist/recipes" to "dist/recipes/browser".',
    );
    expect(JSON.parse(tree.readText('package.json')).devDependencies).toEqual({
      '@angular/build': '^20.3.31',
    });
    expect(JSON.parse(tree.readText('tsconfig.json')).compilerOptions).toEqual({
      esModuleInterop: true,
    });
    expect(tree.readText('src/styles.scss')).toBe(
      "@import 'leaflet/dist/leaflet.css';\n@import 'local/theme';\n",
    );
  });

  test('leaves a builder of another package', async () => {
    const { targets, said } = await migrate({ build: { builder: 'other:build' } });
    expect(targets.build.builder).toBe('other:build');
    expect(text('build-system-migration')).toContain(said);
  });

  test('leaves a project that already has the new builder, with the same message', async () => {
    const { said } = await migrate({ build: { builder: '@angular/build:application' } });
    expect(text('build-system-migration')).toContain(said);
  });

  test('changes the packages, the scripts and tsconfig.json even if it skips the target', async () => {
    const { tree } = await migrate({ build: { builder: 'other:build' } });
    expect(JSON.parse(tree.readText('package.json'))).toEqual({
      scripts: {},
      devDependencies: { '@angular/build': '^20.3.31' },
    });
    expect(JSON.parse(tree.readText('tsconfig.json')).compilerOptions).toEqual({
      esModuleInterop: true,
    });
  });

  test('leaves the style sheets of a project in a subfolder', async () => {
    const { build } = JSON.parse(fence('build-system-migration', 'angular.json (before)'));
    const sourceRoot = 'projects/recipes/src';
    const { tree } = await migrate({ build }, { root: 'projects/recipes', sourceRoot });
    expect(tree.readText(`${sourceRoot}/styles.scss`)).toContain("'~leaflet/dist/leaflet.css'");
  });
});
