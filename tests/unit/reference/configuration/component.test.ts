import { expect, test } from 'vitest';
import { failure, renderArticle } from '../../markdown/render-article.ts';

test('an article names a table', async () => {
  const { html } = await renderArticle('<ConfigurationTable name="workspace.cli" />');
  expect(html).toBe('<ConfigurationTable name="workspace.cli"></ConfigurationTable>');
});

test('a table that does not exist is reported with its place and the nearest name', async () => {
  const error = await failure('Text.\n\n<ConfigurationTable name="workspace.cil" />');
  expect(error.file).toContain('article.mdx');
  expect(error.line).toBe(3);
  expect(error.hint).toBe('<ConfigurationTable name="workspace.cli" />');
});

test('the table of commands takes no attributes', async () => {
  const error = await failure('<CommandTable name="build" />');
  expect(error.message).toContain('<CommandTable> has no attribute "name"');
});
