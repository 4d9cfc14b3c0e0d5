// The steps of "Your first Angular app" that readers take in a project of their own: the commands of the texts run with the pinned CLI, each answer builds, and the
// last one gets its data from the server of the text, through the proxy of the development server.
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { fencesOf } from '../../scripts/fences/index.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { cli, newWorkspace, type Running, type Workspace } from '../../scripts/workspaces/index.ts';
import type { ProjectFiles } from '../../src/sandbox/types.ts';
import { readTutorials, type TutorialStep } from '../../src/tutorials/index.ts';
import { closeBrowser, openPage } from './support/browse.ts';

const steps = readTutorials(root, true)
  .filter(({ name }) => name === 'first-app')
  .flatMap((tutorial) => tutorial.steps)
  .filter(({ type }) => type === 'local');

/** Files of the last answer that replace the server in the playground. Its text says that the reader's project does not need them. */
const ONLY_PLAYGROUND = ['/src/main.ts', '/src/app/memory-backend.ts'];

let project: Workspace;
const running: Running[] = [];

afterAll(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  project?.dispose();
  await closeBrowser();
});

const textOf = ({ id }: TutorialStep): string =>
  readFileSync(join(root, 'content/tutorials', id, 'index.mdx'), 'utf8');

/** What a step tells the reader to type in a terminal, in order. */
function commandsOf(step: TutorialStep): string[] {
  const { fences } = fencesOf(step.id, textOf(step));
  const typed = fences.filter(({ language }) => language === 'shell');
  return typed.flatMap(({ code }) => code.trim().split('\n'));
}

function write(files: ProjectFiles): void {
  for (const [path, text] of Object.entries(files)) project.write(path.slice(1), text);
}

/** Puts the start of a step over what `ng new` has written, and deletes what the text says. */
function moveIn(step: TutorialStep): void {
  write(step.project.files);
  const [line = ''] = /^\d\. Delete .*$/m.exec(textOf(step)) ?? [];
  const deleted = Array.from(line.matchAll(/`(src\/[^`]+)`/g), ([, path = '']) => path);
  expect(deleted.length).toBeGreaterThan(0);
  for (const path of deleted) rmSync(join(project.folder, path));
}

/** Commands that are not run here: the CLI is installed, and the last test starts what goes on running. */
const NOT_RUN = [
  `npm install --global @angular/cli@${majorOfCli()}`,
  'cd keyring',
  'ng serve',
  'ng serve --proxy-config proxy.conf.json',
  'node server.mjs',
];

function majorOfCli(): string {
  const file = join(root, 'node_modules/@angular/cli/package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version.split('.')[0];
}

async function run(command: string, step: TutorialStep): Promise<void> {
  const [, name, ...args] = command.split(' ');
  if (command.startsWith('ng new keyring ')) {
    project = await newWorkspace(...(args as [string, ...string[]]));
    moveIn(step);
  } else if (command.startsWith('ng generate ')) {
    const { status, printed } = await project.ng(name ?? '', ...args);
    expect(status, printed).toBe(0);
    expect(printed).toMatch(/^CREATE .*\n$/);
  } else {
    expect(NOT_RUN).toContain(command);
  }
}

/** What the answer changes in a project that has a server. */
function answerOf({ answer }: TutorialStep): ProjectFiles {
  const files = Object.entries(answer?.files ?? {});
  return Object.fromEntries(files.filter(([path]) => !ONLY_PLAYGROUND.includes(path)));
}

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');

for (const step of steps) {
  test(`${step.id}: its commands run, and its answer builds`, async () => {
    for (const command of commandsOf(step)) await run(command, step);
    if (step.id.endsWith('10-routing')) {
      const generated = step.answer?.files['/src/app/details/details.ts'] ?? '';
      expect(withoutSpace(project.read('src/app/details/details.ts'))).toBe(
        withoutSpace(generated),
      );
    }
    write(answerOf(step));
    const { status, printed } = await project.ng('build', '--configuration=development');
    expect(status, printed).toBe(0);
    expect(printed).not.toContain('WARNING');
  });
}

/** A port that nothing uses. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** Starts what goes on running until the tests end. */
async function start(args: string[], ready: RegExp): Promise<Running> {
  const program = await project.start(args, ready);
  running.push(program);
  return program;
}

/** Gives the server another port than that of the text, which another program may have. */
async function changePort(): Promise<void> {
  const port = String(await freePort());
  for (const file of ['server.mjs', 'proxy.conf.json'])
    project.write(file, project.read(file).replaceAll('3000', port));
}

const startServer = () => start(['server.mjs'], /The server listens/);

test('the last answer loads its data from the server, and says when it is not there', async () => {
  rmSync(join(project.folder, 'src/app/flats.ts'));
  await changePort();
  const server = await startServer();
  const serve = [cli, 'serve', '--proxy-config', 'proxy.conf.json', '--port', '0'];
  const site = await start(serve, /Local: +http/);
  const address = /http:\S+/.exec(site.printed())?.[0] ?? '';
  const { page } = await openPage();
  const flats = page.locator('app-housing-location');

  await page.goto(address);
  await expectPage(flats).toHaveCount(6);
  await page.goto(`${address}details/4`);
  await expectPage(page.getByRole('heading', { name: 'Old Bakery' })).toBeVisible();

  await server.stop();
  await page.goto(address);
  await expectPage(page.getByRole('alert')).toHaveText('The flats could not be loaded.');

  await startServer();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPage(flats).toHaveCount(6);
});
