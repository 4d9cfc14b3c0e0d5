import type { JsonArray } from '@angular-devkit/core';
import type { Rule } from '@angular-devkit/schematics';

interface Book {
  name: string;
  author: string;
}

export function addBook(path: string, { name, author }: Book): Rule {
  return (tree, context) => {
    if (!tree.exists(path)) {
      context.logger.warn(`There is no ${path}, so the book is not listed.`);
      return;
    }
    const books = tree.readJson(path) as JsonArray;
    books.push({ title: name, author });
    tree.overwrite(path, `${JSON.stringify(books, null, 2)}\n`);
  };
}
