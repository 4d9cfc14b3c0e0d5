import { expect, test } from 'vitest';
import { cliProseSchema, errorProseSchema, releasesSchema } from '../../../src/schemas/index.ts';
import { reportsOfArticle, reportsOfYaml } from './reports-of.ts';

const matter = (...lines: string[]) => ['---', ...lines, '---', '', 'Text.'].join('\n');
const description = 'What the command does, and what it asks before it changes anything.';

test('prose of a command needs nothing in its front matter, and may have a title and a description', () => {
  const command = (...lines: string[]) => reportsOfArticle(cliProseSchema, matter(...lines));
  expect(command()).toBe('');
  expect(command('title: ng mcp', `description: ${description}`)).toBe('');
  expect(command('title:')).toMatchInlineSnapshot();
  expect(command('descripton: Short.')).toMatchInlineSnapshot();
  expect(command('description: Short.')).toMatchInlineSnapshot();
});

test('the article of an error may have the message as it is printed', () => {
  const article = (...lines: string[]) => reportsOfArticle(errorProseSchema, matter(...lines));
  expect(article()).toBe('');
  expect(article('message: No harbor is near.')).toBe('');
  expect(article("message: ''")).toMatchInlineSnapshot();
  expect(article('message: 404')).toMatchInlineSnapshot();
  expect(article('code: NG0100')).toMatchInlineSnapshot();
});

test('releases have a whole version and a day, and come newest first', () => {
  const releases = (...lines: string[]) => reportsOfYaml(releasesSchema, lines.join('\n'));
  const first = ['- version: 20.1.0', '  date: 2025-07-09'];
  expect(releases(...first, '- version: 20.0.0', '  date: 2025-05-28')).toBe('');
  expect(releases('- version: 20.1', '  date: 2025-07-09')).toMatchInlineSnapshot();
  expect(releases('- version: 20.1.0', '  date: 2025-02-30')).toMatchInlineSnapshot();
  expect(releases('- version: 20.1.0')).toMatchInlineSnapshot();
  expect(releases('- version: 20.0.0', '  date: 2025-05-28', ...first)).toMatchInlineSnapshot();
  expect(releases('[]')).toMatchInlineSnapshot();
});
