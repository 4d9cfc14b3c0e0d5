import assert from 'node:assert/strict';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Architect } from '@angular-devkit/architect';
import { TestingArchitectHost } from '@angular-devkit/architect/testing';
import { schema } from '@angular-devkit/core';

test('writes a line for each book', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'books-'));
  const books = [{ title: 'Emma', author: 'Jane Austen' }];
  await writeFile(join(folder, 'books.json'), JSON.stringify(books));

  const registry = new schema.CoreSchemaRegistry();
  registry.addPostTransform(schema.transforms.addUndefinedDefaults);
  const host = new TestingArchitectHost(folder, folder);
  await host.addBuilderFromPackage(join(__dirname, '../..'));
  const architect = new Architect(host, registry);

  const run = await architect.scheduleBuilder(
    'bookshelf-builders:reading-list',
    { books: 'books.json' },
  );
  const { success } = await run.result;
  await run.stop();

  assert.equal(success, true);
  const list = await readFile(join(folder, 'reading-list.md'), 'utf8');
  assert.equal(list, '- Emma, by Jane Austen\n');
});
