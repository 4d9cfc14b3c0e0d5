// What the articles about libraries and Tailwind CSS say that builds do: of a library, of an application that uses it, and of one with Tailwind.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
