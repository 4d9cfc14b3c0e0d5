import { afterEach, expect, test } from 'vitest';
import { isDraft, placeholdersIn, setShowsDrafts } from '../../../src/authoring/index.ts';
import { publishedRoutes } from '../../../src/navigation/index.ts';
import { articleSchema, checkArticleFiles } from '../../../src/schemas/index.ts';
import { readTutorials } from '../../../src/tutorials/index.ts';
import { stepText, temporaryProject } from '../tutorials/project.ts';

const project = temporaryProject();
afterEach(() => setShowsDrafts(false));

const draft = stepText('Typed forms', 'draft: true');

const mistakes = (file: string, text: string) => {
  project.write({ [`content/docs/${file}`]: text });
  const options = { folder: 'content/docs', pattern: '**/*.mdx', schema: () => articleSchema };
  return checkArticleFiles(project.root, [file], options).map(String);
};

test.each([
  ['draft: true', true],
  ['draft: true # until the release', true],
  ['draft: True', true],
  ['draft: false', false],
  ['title: "draft: true"', false],
])('front matter with %s', (line, expected) => {
  expect(isDraft(stepText('Typed forms', line))).toBe(expected);
});

test('a line of the text makes no draft', () => {
  expect(isDraft('---\ntitle: a\n---\n\ndraft: true\n')).toBe(false);
});

test('a build has no page of a draft, the development server has one', () => {
  project.write({
    'content/docs/written.mdx': stepText('Written'),
    'content/docs/draft.mdx': draft,
  });
  expect([...publishedRoutes(project.root, [])]).toEqual(['/written']);
  setShowsDrafts(true);
  expect([...publishedRoutes(project.root, [])]).toEqual(['/draft', '/written']);
});

test('what the environment says before a build does not count', () => {
  setShowsDrafts(true);
  setShowsDrafts(false);
  project.write({ 'content/docs/draft.mdx': draft });
  expect(publishedRoutes(project.root, []).size).toBe(0);
});

test('a tutorial leaves a step out that is a draft, and goes on with the next one', () => {
  const folder = 'content/tutorials/knots';
  project.write({
    [`${folder}/index.mdx`]: stepText('Knots', 'type: local'),
    [`${folder}/1-reef/index.mdx`]: stepText('Reef', 'type: local', 'draft: true'),
    [`${folder}/2-bowline/index.mdx`]: stepText('Bowline', 'type: local'),
  });
  const titles = (drafts?: boolean) =>
    readTutorials(project.root, drafts).map(({ steps }) =>
      steps.map(({ title, next }) => [title, next?.title]),
    );
  expect(titles()).toEqual([
    [
      ['Knots', 'Bowline'],
      ['Bowline', undefined],
    ],
  ]);
  expect(titles(true)[0]?.map(([title]) => title)).toEqual(['Knots', 'Reef', 'Bowline']);
});

test('a tutorial whose introduction is a draft is left out', () => {
  project.write({
    'content/tutorials/knots/index.mdx': stepText('Knots', 'type: local', 'draft: true'),
    'content/tutorials/knots/1-reef/index.mdx': stepText('Reef', 'type: local'),
  });
  expect(readTutorials(project.root)).toEqual([]);
  expect(readTutorials(project.root, true)).toHaveLength(1);
});

test('a placeholder has its place and its task', () => {
  expect(placeholdersIn('One\ntitle: "WRITE: the title"\nREWRITE: no\n')).toEqual([
    { line: 2, column: 9, task: 'the title' },
  ]);
});

test('an article that is no draft shows no placeholder', () => {
  expect(mistakes('a.mdx', `${stepText('A')}\nWRITE: the first task.\n`)).toEqual([
    'content/docs/a.mdx:8:1\nThis is not written yet: the first task.\n' +
      'Write it, or keep the page out of the build with a line in its front matter:\n\ndraft: true',
  ]);
});

test('a draft may have placeholders', () => {
  expect(mistakes('a.mdx', `${draft}\nWRITE: the first task.\n`)).toEqual([]);
});

test('an article that is no draft shows no example with a placeholder', () => {
  project.write({ 'content/examples/oven/src/app/app.ts': '// WRITE: the application.\n' });
  const shows =
    '<Example path="oven" preview>\n  <Code path="oven/src/app/app.ts" />\n</Example>\n';
  expect(mistakes('a.mdx', `${stepText('A')}\n${shows}`)).toEqual([
    expect.stringMatching(
      /^content\/examples\/oven\/src\/app\/app\.ts:1:4\nThis is not written yet/,
    ),
  ]);
  expect(mistakes('b.mdx', stepText('B'))).toEqual([]);
  expect(mistakes('c.mdx', `${draft}\n${shows}`)).toEqual([]);
});
