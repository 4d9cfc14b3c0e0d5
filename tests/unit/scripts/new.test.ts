import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Failure } from '../../../scripts/lib/failure.mjs';
import {
  type Plan,
  planArticle,
  planError,
  planExample,
  planStep,
  writePlan,
} from '../../../scripts/new/index.ts';
import { filesBelow } from '../../../src/files/index.ts';
import { stepText, temporaryProject } from '../tutorials/project.ts';

const project = temporaryProject();

const DOCS = `# What the sidebar shows.

- label: Guides
  children:
    # The forms.
    - label: Forms
      children:
        - label: Overview
          path: /guide/forms # first
        - label: 'Validate: input'
          path: /guide/forms/validation
          status: new

    # Next, the routes.
    - label: Routes
      path: /guide/routes
- label: Tools
  children:
    - label: Forms
      children:
        - label: Form tool
          path: /tools/forms
`;
const TUTORIALS = `- label: Tutorials
  path: /tutorials
- label: Knots
  path: /tutorials/knots
  children:
    - label: Reef
      path: /tutorials/knots/1-reef
    - label: Sheet bend
      path: /tutorials/knots/14-sheetBend
- label: Sails
  path: /tutorials/sails
`;

beforeEach(() => {
  project.write({
    'content/navigation/docs.yaml': DOCS,
    'content/navigation/reference.yaml': '- label: Roadmap\n  path: /roadmap\n',
    'content/navigation/tutorials.yaml': TUTORIALS,
    'content/navigation/footer.yaml': '- label: License\n  path: /license\n',
    'content/docs/guide/forms/index.mdx': stepText('Forms'),
    'content/tutorials/knots/index.mdx': stepText('Knots', 'type: local'),
    'content/tutorials/knots/1-reef/index.mdx': stepText('Reef', 'type: local'),
    'content/errors/NG0950.mdx': 'Text.\n',
    'content/skeleton/src/index.html': '<title>Angular application</title>\n',
  });
});

const read = (file: string) => readFileSync(join(project.root, file), 'utf8');
const article = (route: string, options = {}) =>
  planArticle(route, options, project.root, ['/cli/add']);
const step = (id: string, label?: string) => planStep(id, { label }, project.root);
const pathsOf = ({ files }: Plan) => files.map(({ path }) => path);

/** What a plan adds to the navigation, with the line before. */
function added({ navigation }: Plan, before: string): string {
  const lines = before.split('\n');
  const after = navigation?.text.split('\n') ?? [];
  const at = after.findIndex((line, index) => line !== lines[index]);
  const count = after.length - lines.length;
  expect([...after.slice(0, at), ...after.slice(at + count)]).toEqual(lines);
  return after.slice(at - 1, at + count).join('\n');
}

/** What a plan is refused with; nothing is written. */
function refused(plan: () => Plan): string {
  const before = filesBelow(project.root).map((file) => [file, readFileSync(file, 'utf8')]);
  let report = '';
  try {
    writePlan(project.root, plan());
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    report = `${error.message}\n${error.hint}`;
  }
  expect(filesBelow(project.root).map((file) => [file, readFileSync(file, 'utf8')])).toEqual(
    before,
  );
  return report;
}

describe('an article', () => {
  test('goes after another one; comments and all other lines stay', () => {
    const plan = article('guide/forms/typed', { label: 'Typed: forms', after: '/guide/forms' });
    expect(pathsOf(plan)).toEqual(['content/docs/guide/forms/typed.mdx']);
    expect(added(plan, DOCS)).toBe(
      '          path: /guide/forms # first\n' +
        '        - label: "Typed: forms"\n          path: /guide/forms/typed',
    );
    expect(parse(plan.navigation?.text ?? '')[0].children[0].children[1].path).toBe(
      '/guide/forms/typed',
    );
  });

  test('goes behind all lines of an entry, and before the comment of the next one', () => {
    const plan = article('guide/forms/typed', { label: 'Typed', after: 'guide/forms/validation' });
    expect(added(plan, DOCS)).toBe(
      '          status: new\n        - label: Typed\n          path: /guide/forms/typed',
    );
  });

  test('goes to the end of a group', () => {
    const plan = article('tools/more', { label: 'More', in: 'Tools > Forms' });
    expect(added(plan, DOCS)).toBe(
      '          path: /tools/forms\n        - label: More\n          path: /tools/more',
    );
  });

  test('has the label of its place where the navigation has it already', () => {
    const plan = article('guide/forms/validation');
    expect(plan.navigation).toBeUndefined();
    expect(plan.files[0]?.text).toContain('title: "Validate: input"\n');
  });

  test('is in a folder where other routes are beneath it', () => {
    expect(pathsOf(article('guide', { label: 'Guide', after: 'guide/forms' }))).toEqual([
      'content/docs/guide/index.mdx',
    ]);
  });

  test('of the reference and of the footer is in the folder of its tree', () => {
    expect(pathsOf(article('roadmap'))).toEqual(['content/reference/roadmap.mdx']);
    expect(pathsOf(article('license'))).toEqual(['content/docs/license.mdx']);
  });

  test('has a title in sentence case', () => {
    const plan = article('guide/x', { label: 'Angular CLI Server Setup!', after: 'guide/routes' });
    expect(plan.files[0]?.text).toContain('title: Angular CLI server setup\n');
  });

  test.each([
    ['guide/forms', {}, 'npm run check:content -- --only guide/forms'],
    ['cli/add', { label: 'Add', after: 'roadmap' }, 'is a page that the build makes'],
    ['errors/NG0203', { label: 'A', after: 'roadmap' }, 'npm run new -- article errors/ng0203'],
    ['Guide/Typed Forms.mdx', {}, 'npm run new -- article guide/typed-forms'],
    ['../secrets', {}, 'npm run new -- article secrets'],
    ['guide/new', {}, '--label "Typed forms" --after guide/forms'],
    ['guide/new', { label: 'New' }, '--label "New" --in "In-depth Guides > Forms"'],
    ['guide/new', { label: 'New', after: 'guide/forms', in: 'Routes' }, 'one place in the sidebar'],
    ['guide/new', { label: 'New', after: 'guide/form' }, '--after guide/forms'],
    ['guide/new', { label: 'New', in: 'Forms' }, '--in "Guides > Forms"\n  --in "Tools > Forms"'],
    ['guide/new', { label: 'New', in: 'Toolz' }, '--in "Tools"'],
    ['guide/new', { label: 'New', in: 'Nothing alike' }, 'Guides, Tools'],
    ['roadmap', { label: 'Plans' }, 'with the label "Roadmap"'],
    ['tutorials/knots/14-sheetBend', {}, 'npm run new -- step knots/14-sheetBend'],
    ['guide/pipes', { label: 'Pipes', after: 'guide/forms' }, 'leads to /guide/templates/pipes'],
  ])('%s with %j is refused', (route, options, hint) => {
    expect(refused(() => article(route, options))).toContain(hint);
  });
});

describe('a step', () => {
  test('goes behind the step with the next smaller number', () => {
    const plan = step('knots/2-bowline', 'Bowline');
    expect(pathsOf(plan)).toEqual([
      'content/tutorials/knots/2-bowline/index.mdx',
      'content/tutorials/knots/2-bowline/src/app/app.ts',
      'content/tutorials/knots/2-bowline/answer/src/app/app.ts',
      'tests/content/tutorials/second-solutions/knots/2-bowline/src/app/app.ts',
      ...['counts-down', 'only-reads', 'sets-one'].flatMap((mistake) => [
        `tests/content/tutorials/mistakes/knots/2-bowline/${mistake}/expect.yaml`,
        `tests/content/tutorials/mistakes/knots/2-bowline/${mistake}/src/app/app.ts`,
      ]),
    ]);
    expect(added(plan, TUTORIALS)).toBe(
      '      path: /tutorials/knots/1-reef\n    - label: Bowline\n      path: /tutorials/knots/2-bowline',
    );
  });

  test('that the navigation has is written as it is spelled there', () => {
    const plan = step('tutorials/knots/14-sheetBend');
    expect(plan.navigation).toBeUndefined();
    expect(pathsOf(plan)[0]).toBe('content/tutorials/knots/14-sheetBend/index.mdx');
  });

  test('is the first one of a tutorial', () => {
    writePlan(project.root, step('sails'));
    expect(added(step('sails/1-hoist', 'Hoist'), TUTORIALS)).toBe(
      '  path: /tutorials/sails\n  children:\n    - label: Hoist\n      path: /tutorials/sails/1-hoist',
    );
  });

  test('without a tutorial before it begins one at the end of the navigation', () => {
    const plan = step('boats', 'Boats');
    expect(pathsOf(plan)).toEqual([
      'content/tutorials/boats/index.mdx',
      'content/tutorials/boats/src/app/app.ts',
    ]);
    expect(parse(plan.navigation?.text ?? '').at(-1)).toEqual({
      label: 'Boats',
      path: '/tutorials/boats',
    });
  });

  test.each([
    ['knots/1-reef', undefined, '--only tutorials/knots/1-reef'],
    ['knots/1-other', 'Other', 'npm run new -- step knots/2-other'],
    ['knots/bowline', 'Bowline', 'npm run new -- step knots/2-bowline'],
    ['knots/2-Bowline', 'Bowline', 'npm run new -- step knots/2-bowline'],
    ['knots/2-bowline', undefined, '--label "Share state with a service"'],
    ['knots/2/3', 'Deep', 'npm run new -- step knots/2'],
    ['knotz/2-bowline', 'Bowline', 'npm run new -- step knots/2-bowline'],
    ['sails/1-hoist', 'Hoist', 'npm run new -- step sails\n'],
    ['knots/14-sheetBend', 'Another', 'with the label "Sheet bend"'],
    ['knots/0-rope', 'Rope', 'Give it a higher number than one of the steps'],
  ])('%s labeled %s is refused', (id, label, hint) => {
    expect(`${refused(() => step(id, label))}\n`).toContain(hint);
  });
});

describe('an example', () => {
  const example = (name: string, label?: string) => planExample(name, { label }, project.root);

  test('has a description, a spec, a page and an application', () => {
    const plan = example('bread-oven');
    expect(pathsOf(plan)).toEqual([
      'content/examples/bread-oven/example.yaml',
      'content/examples/bread-oven/bread-oven.spec.ts',
      'content/examples/bread-oven/src/main.ts',
      'content/examples/bread-oven/src/index.html',
      'content/examples/bread-oven/src/app/app.ts',
    ]);
    writePlan(project.root, plan);
    expect(read('content/examples/bread-oven/src/index.html')).toBe('<title>Bread oven</title>\n');
    expect(read('content/examples/bread-oven/src/app/app.ts')).toContain('<h1>Bread oven</h1>');
    expect(read('content/examples/bread-oven/src/main.ts')).toBe(
      readFileSync('content/examples/bakery/src/main.ts', 'utf8'),
    );
  });

  test('writes a label so that a page and a template show it', () => {
    const [yaml, , , page, app] = example('oven', 'Bread & {{ `oven` }}').files;
    expect(parse(yaml?.text ?? '').title).toBe('Bread & {{ `oven` }}');
    expect(page?.text).toBe('<title>Bread &amp; {{ `oven` }}</title>\n');
    expect(app?.text).toContain('<h1>Bread &amp; &#123;&#123; &#96;oven&#96; &#125;&#125;</h1>');
  });

  test.each([
    ['Bread Oven', 'npm run new -- example bread-oven'],
    ['bread/oven', 'npm run new -- example bread-oven'],
    ['2-ovens', 'npm run new -- example ovens'],
  ])('%s is refused', (name, hint) => {
    expect(refused(() => example(name))).toContain(hint);
  });

  test('that is there already is refused', () => {
    writePlan(project.root, example('oven'));
    expect(refused(() => example('oven'))).toContain('content/examples/oven already exists.');
  });
});

describe('an error page', () => {
  const error = (code: string) => planError(code, process.cwd());

  test('is named after its code', () => {
    expect(pathsOf(error('NG0204'))).toEqual(['content/errors/NG0204.mdx']);
    expect(error('NG0204').files[0]?.text).toContain('expect="NG0204"');
  });

  test.each([
    ['NG0950', 'npm run check:content -- --only NG0950'],
    ['NG204', 'npm run new -- error NG0204'],
    ['nonsense', 'npm run new -- error NG0950'],
  ])('%s is refused', (code, hint) => {
    expect(refused(() => error(code))).toContain(hint);
  });
});

test('a plan of which one file is there writes none of the others', () => {
  const files = [
    { path: 'content/new.txt', text: 'new' },
    { path: 'content/errors/NG0950.mdx', text: 'other' },
  ];
  expect(refused(() => ({ name: 'x', files }))).toContain('NG0950.mdx already exists.');
});

test('a plan that breaks off takes back what it has written', () => {
  const files = [
    { path: 'content/new.txt', text: 'new' },
    // Below a file there is no folder.
    { path: 'content/errors/NG0950.mdx/other.txt', text: 'other' },
  ];
  expect(() => writePlan(project.root, { name: 'x', files })).toThrow();
  expect(existsSync(join(project.root, 'content/new.txt'))).toBe(false);
});
