import { expect, test } from 'vitest';
import { cliProseSchema, errorProseSchema, releasesSchema } from '../../../src/schemas/index.ts';
import { reportsOfArticle, reportsOfYaml } from './reports-of.ts';

const matter = (...lines: string[]) => ['---', ...lines, '---', '', 'Text.'].join('\n');
const description = 'What the command does, and what it asks before it changes anything.';

test('prose of a command may have a title and a description', () => {
  const command = (...lines: string[]) => reportsOfArticle(cliProseSchema, matter(...lines));
  expect(command('title: ng mcp', `description: ${description}`)).toBe('');
  expect(command('title:')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:7
    \`title\` is empty and must be text.
    For example:

    title: ng mcp"
  `);
  expect(command('descripton: Short.')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:1
    There is no key \`descripton\` here.
    Write:

    description: Short."
  `);
  expect(command('description: Short.')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:14
    \`description\` has 6 characters and must have at least 50.
    For example:

    description: One or two sentences, 50 to 160 characters, that say what a reader finds here."
  `);
});

test('the article of an error may have the message as it is printed', () => {
  const article = (...lines: string[]) => reportsOfArticle(errorProseSchema, matter(...lines));
  expect(article('message: No harbor is near.')).toBe('');
  expect(article("message: ''")).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:10
    \`message\` is empty.
    For example:

    message: No provider found for 'Orders'."
  `);
  expect(article('message: 404')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:10
    \`message\` is a number and must be text.
    Put it in quotes:

    message: "404""
  `);
  expect(article('code: NG0100')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:2:1
    There is no key \`code\` here.
    Known keys: message, description, draft."
  `);
});

test('releases have a whole version and a day, and come newest first', () => {
  const releases = (...lines: string[]) => reportsOfYaml(releasesSchema, lines.join('\n'));
  const first = ['- version: 20.1.0', '  date: 2025-07-09'];
  expect(releases(...first, '- version: 20.0.0', '  date: 2025-05-28')).toBe('');
  expect(releases('- version: 20.1', '  date: 2025-07-09')).toMatchInlineSnapshot(`
    "content/a.yaml:1:12
    \`version\` is a number and must be text.
    Put it in quotes:

    version: "20.1""
  `);
  expect(releases('- version: 20.1.0', '  date: 2025-02-30')).toMatchInlineSnapshot(`
    "content/a.yaml:2:9
    \`date\` is \`2025-02-30\`, which has the wrong form.
    For example:

    date: 2025-09-10"
  `);
  expect(releases('- version: 20.1.0')).toMatchInlineSnapshot(`
    "content/a.yaml:1:3
    The key \`date\` is missing.
    Add it:

    date: 2025-09-10"
  `);
  expect(releases('- version: 20.0.0', '  date: 2025-05-28', ...first)).toMatchInlineSnapshot(`
    "content/a.yaml:1:1
    The releases are not ordered by date.
    The newest comes first, and each release has its own date."
  `);
  expect(releases('[]')).toMatchInlineSnapshot(`
    "content/a.yaml:1:1
    The file needs at least 1 item.
    For example:

    - version: 20.3.0
      date: 2025-09-10"
  `);
});
