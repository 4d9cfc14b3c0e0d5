import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder } from '@angular-devkit/architect';
import { writeList } from './write-list';

interface Options {
  books: string;
  output: string;
  watch: boolean;
}

export default createBuilder<Options>(async function* (options, context) {
  const books = join(context.workspaceRoot, options.books);
  const output = join(context.workspaceRoot, options.output);

  // #docregion watch
  yield await writeList(books, output, context);
  if (!options.watch) {
    return;
  }

  const stop = new AbortController();
  context.addTeardown(() => stop.abort());
  for await (const _ of watch(books, { signal: stop.signal })) {
    context.reportRunning();
    yield await writeList(books, output, context);
  }
  // #enddocregion watch
});
