import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BuilderContext, BuilderOutput } from '@angular-devkit/architect';

interface Book {
  title: string;
  author: string;
}

export async function writeList(
  source: string,
  target: string,
  context: BuilderContext,
): Promise<BuilderOutput> {
  try {
    const books: Book[] = JSON.parse(await readFile(source, 'utf8'));
    const lines = books.map(({ title, author }, index) => {
      context.reportProgress(index + 1, books.length, title);
      return `- ${title}, by ${author}\n`;
    });
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, lines.join(''));
    context.logger.info(`Listed ${books.length} books.`);
    return { success: true };
  } catch (error) {
    return { success: false, error: `No list: ${(error as Error).message}` };
  }
}
