import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { Tree } from '@angular-devkit/schematics';
import { SchematicTestRunner } from '@angular-devkit/schematics/testing';

const collection = join(__dirname, '../../collection.json');

function workspace(): Tree {
  const tree = Tree.empty();
  const projects = {
    bookshelf: { root: '', sourceRoot: 'src', projectType: 'application' },
  };
  tree.create('/angular.json', JSON.stringify({ version: 1, projects }));
  tree.create('/src/books.json', '[]');
  return tree;
}

test('creates the page and lists the book', async () => {
  const runner = new SchematicTestRunner('bookshelf-schematics', collection);
  const tree = await runner.runSchematic(
    'book-page',
    { name: 'Jane Eyre', author: 'Charlotte Brontë', project: 'bookshelf' },
    workspace(),
  );

  const page = tree.readContent('/src/app/jane-eyre-page.ts');
  assert.match(page, /export class JaneEyrePage/);
  assert.match(page, /<p>By Charlotte Brontë<\/p>/);
  assert.deepEqual(tree.readJson('/src/books.json'), [
    { title: 'Jane Eyre', author: 'Charlotte Brontë' },
  ]);
});
