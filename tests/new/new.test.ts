import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, linkPackages } from '../../scripts/lib/copy-project.ts';

// Begins one of everything in a copy of the project, and lets the checks of one thing judge it.

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'));
  copyProject(folder);
  linkPackages(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, output: stdout + stderr };
}

/** Begins something; returns what is printed. */
function begin(...args: string[]): string {
  const { status, output } = run('new.ts', ...args);
  expect(output).toContain('Written:');
  expect(status, output).toBe(0);
  return output;
}

test('what is begun passes every check of it at once', () => {
  begin('article', 'guide/scratch', '--label', 'Scratch Article!', '--in', 'In-depth Guides');
  begin('article', 'guide/scratch/more', '--label', 'More: scratch', '--after', 'guide/scratch');
  begin('example', 'scratch-example', '--label', 'Bread & <butter>');
  begin('step', 'scratch', '--label', 'Learn to scratch');
  begin('step', 'scratch/1-first', '--label', 'Scratch first');
  begin('step', 'signals/99-scratch', '--label', 'Scratch last');
  expect(begin('error', 'NG0204')).toContain('Check it: npm run check:content -- --only NG0204');

  const names = ['guide/scratch', 'guide/scratch/more', 'scratch-example', 'tutorials/scratch'];
  const steps = ['scratch/1-first', 'signals/99-scratch'];
  const only = [...names, ...steps, 'NG0204'].flatMap((name) => ['--only', name]);
  const { status, output } = run('check-content.mjs', ...only);
  expect(output).toMatch(/\d+ passed, 0 failed\n$/);
  expect(status).toBe(0);
  // Nothing has been left out.
  for (const stage of ['lint', 'pages', 'spelling', 'prose', 'symbols', 'examples', 'fences']) {
    expect(output).toMatch(new RegExp(`✓ ${stage} `));
  }
  for (const stage of ['run-examples', 'tutorials', 'run-fences']) {
    expect(output).toMatch(new RegExp(`✓ ${stage} .* [1-9]\\d* passed`));
  }
});

test('no draft is a page, and check:routes lists it', () => {
  const { drafts, remaining } = JSON.parse(run('check-routes.ts', '--json').output);
  expect(drafts).toContain('content/docs/guide/scratch.mdx');
  expect(drafts).toContain('content/tutorials/signals/99-scratch/index.mdx');
  expect(drafts).toContain('content/errors/NG0204.mdx');
  const routes = remaining.map(({ path }: { path: string }) => path);
  expect(routes).toContain('/guide/scratch');
  expect(routes).toContain('/tutorials/signals/99-scratch');
});

test('an article that is no draft any more must have been written', () => {
  const file = join(folder, 'content/docs/guide/scratch/more.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true\n', ''));
  const { status, output } = run('check-content.mjs', '--only', 'guide/scratch/more');
  expect(status).toBe(1);
  expect(output).toContain(
    'content/docs/guide/scratch/more.mdx:6:1 page\n  This is not written yet',
  );
});

test('a name that is taken is refused, and nothing is written', () => {
  const navigation = () => readFileSync(join(folder, 'content/navigation/docs.yaml'), 'utf8');
  const before = navigation();
  const { status, output } = run('new.ts', 'article', 'guide/scratch', '--label', 'Again');
  expect(status).toBe(1);
  expect(output).toContain('/guide/scratch already has an article.');
  expect(navigation()).toBe(before);
});

test.each([
  [[], 'What do you want to create?'],
  [['page', 'guide/x'], '"page" can\'t be created.'],
  [['example'], 'The name is missing.'],
  [['example', 'bread', 'oven'], '"oven" is one name too many'],
  [['example', 'oven', '--after', 'guide'], "Unknown option '--after'."],
  [['article', 'guide/x', '--label'], "Option '--label <value>' argument missing"],
])('the arguments %j are refused with the right ones', (args, message) => {
  const { status, output } = run('new.ts', ...args);
  expect(status).toBe(1);
  expect(output).toContain(message);
  expect(output).toContain('npm run new -- example bread-oven');
});
